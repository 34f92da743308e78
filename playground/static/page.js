// The page around the frames: whose Discord is shown, and what the server tells meanwhile.

const byId = (id) => document.getElementById(id);
const { tabs, stage, hint, toasts, hurried, language, restart } = Object.fromEntries(
  ["tabs", "stage", "hint", "toasts", "hurried", "language", "restart"].map((id) => [id, byId(id)]),
);
const hurries = hurried.querySelector("input");

/** An element with a class and with children, which are elements or text. */
function make(tag, className, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

function face(person) {
  const holder = make("span", "face");
  holder.innerHTML = `<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16"/><text x="16" y="22"></text></svg>`;
  holder.querySelector("circle").setAttribute("fill", person.colour);
  holder.querySelector("text").textContent = person.name[0];
  return holder;
}

const described = async () => (await fetch("/world.json")).json();
const world = await described();
let shown = null;

/** What the page says in the language of who is shown, with *values* in it; elements stay what they are. */
function say(key, values = {}) {
  const parts = world.texts[(shown ?? world.people[0]).language][key].split(/[{}]/);
  return parts.map((part, nth) => (nth % 2 ? values[part] : part));
}

const said = (key, values) => say(key, values).join("");

// --- people

/** The red dot for news in somebody's direct messages. */
function dot() {
  const mark = make("span", "mail");
  mark.hidden = true;
  return mark;
}

/** Gives a person their tab and, empty for now, their view. */
function enter(person) {
  person.mail = dot();
  person.mailBelow = dot();
  const picture = face(person);
  picture.append(person.mail);
  person.tab = make("button", "tab", picture, person.name);
  person.tab.type = "button";
  person.tab.id = `tab-${person.key}`;
  person.tab.setAttribute("role", "tab");
  person.tab.setAttribute("aria-controls", `view-${person.key}`);
  person.tab.addEventListener("click", () => show(person));
  tabs.append(person.tab);

  person.view = make("section", "person");
  person.view.id = `view-${person.key}`;
  person.view.setAttribute("role", "tabpanel");
  person.view.setAttribute("aria-labelledby", person.tab.id);
  person.view.hidden = true;
  stage.append(person.view);
}
for (const person of world.people) enter(person);

function pane(person, kind, sign, name) {
  const heading = make("h2", "", make("i", "", sign), name, make("small", ""));
  const frame = make("iframe", "");
  frame.title = `${sign}${name} · ${person.name}`;
  frame.dataset.kind = kind;
  frame.src = person.frames[kind];
  if (kind === "dm") {
    const fold = make("button", "fold");
    fold.type = "button";
    fold.setAttribute("aria-label", `${sign}${name}`);
    fold.setAttribute("aria-expanded", "false");
    fold.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m5 15 7-7 7 7"/></svg>`;
    heading.append(person.mailBelow, fold);
    heading.addEventListener("click", () => {
      fold.setAttribute("aria-expanded", String(person.view.classList.toggle("unfolded")));
      person.mailBelow.hidden = true;
    });
  }
  const parts = kind === "channel" ? [heading, rooms(person, frame), frame] : [heading, frame];
  return make("article", `pane ${kind}`, ...parts);
}

/** The way from the channel to its threads and back, where there are any. */
function rooms(person, frame) {
  const nav = make("nav", "rooms");
  const urls = { "": person.frames.channel };
  let looked = "";
  const look = async (id) => {
    if (!urls[id]) {
      const asked = { method: "POST", body: JSON.stringify({ person: person.key, thread: id }) };
      const answer = await fetch("/thread", asked);
      if (!answer.ok) return;
      urls[id] = await answer.json();
    }
    looked = id;
    frame.src = urls[id];
    list();
  };
  function list() {
    const all = [{ id: "", name: `#${world.channel}` }, ...world.threads];
    nav.hidden = all.length === 1;
    nav.replaceChildren(...all.map(({ id, name }) => {
      const button = make("button", "room", name);
      button.type = "button";
      button.setAttribute("aria-pressed", String(id === looked));
      button.addEventListener("click", () => look(id));
      return button;
    }));
    if (looked === "") nav.scrollLeft = nav.scrollWidth;
  }
  person.rooms = list;
  list();
  return nav;
}

function open(person) {
  if (person.view.childElementCount) return;
  person.view.append(
    pane(person, "channel", "#", world.channel),
    pane(person, "dm", "@", world.bot),
  );
}

const folded = matchMedia("(max-width: 820px)");
const readsMail = (person) => person === shown && (!folded.matches || person.view.classList.contains("unfolded"));

function show(person) {
  open(person);
  shown = person;
  person.mail.hidden = true;
  for (const each of world.people) {
    const current = each === person;
    each.view.hidden = !current;
    each.tab.setAttribute("aria-selected", String(current));
    each.tab.tabIndex = current ? 0 : -1;
  }
  language.value = person.language;
  translate(person);
  document.title = `${person.name} · Pöppel playground`;
  history.replaceState(null, "", `#${person.key}`);
}

/** A button that does something for *person*: types the command and sends it, or opens a game to watch. */
function does(person, what) {
  const button = make("button", what, said(what));
  button.type = "button";
  button.title = said(`${what}Title`, { person: person.name, play: said("play") });
  button.addEventListener("click", async () => {
    button.disabled = true;
    await fetch(`/${what}`, { method: "POST", body: JSON.stringify({ person: person.key }) });
    button.disabled = false;
  });
  return button;
}

/** Says everything around the frames in the language of who is shown. */
function translate(person) {
  document.documentElement.lang = person.language;
  hint.replaceChildren(...say("hint", { person: make("b", "", person.name), play: does(person, "play"), watch: does(person, "watch") }));
  const abouts = { channel: `${world.server} · ${said("everybody")}`, dm: said("only", { person: person.name }) };
  for (const [kind, about] of Object.entries(abouts)) person.view.querySelector(`.${kind} small`).textContent = about;
  for (const mark of [person.mail, person.mailBelow]) mark.title = said("mail");
  tabs.setAttribute("aria-label", said("people"));
  for (const attribute of ["title", "aria-label"]) language.setAttribute(attribute, said("language"));
  hurried.title = said("hurriedTitle");
  hurried.querySelector("span").textContent = said("hurried");
  restart.title = said("restartTitle");
  restart.setAttribute("aria-label", said("restart"));
  restart.querySelector("span").textContent = said("restart");
}

tabs.addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const { people } = world;
  const next = people[(people.indexOf(shown) + step + people.length) % people.length];
  show(next);
  next.tab.focus();
});

// --- tools

for (const [code, name] of Object.entries(world.languages)) language.append(new Option(name, code));
language.addEventListener("change", async () => {
  shown.language = language.value;
  const wish = { person: shown.key, language: language.value };
  await fetch("/language", { method: "POST", body: JSON.stringify(wish) });
  translate(shown);
  // Commands are called otherwise now; a frame that is put there anew reads them again.
  for (const frame of shown.view.querySelectorAll("iframe")) frame.replaceWith(frame.cloneNode());
  toast(said("speaks", { person: shown.name, language: world.languages[language.value] }));
});

hurries.checked = world.hurried;
hurries.addEventListener("change", () => fetch("/hurried", { method: "POST", body: JSON.stringify(hurries.checked) }));

restart.addEventListener("click", () => fetch("/restart", { method: "POST" }));

function toast(text, bad = false) {
  const note = make("div", bad ? "toast bad" : "toast", text);
  toasts.append(note);
  setTimeout(() => note.remove(), bad ? 8000 : 4000);
  return note;
}

// --- news

const heard = {
  news(news) {
    const person = world.people.find((each) => each.key === news.in);
    if (!person || readsMail(person)) return;
    person.mail.hidden = person === shown;
    person.mailBelow.hidden = !folded.matches;
  },
  async came() {
    for (const person of (await described()).people) {
      if (world.people.some((each) => each.key === person.key)) continue;
      world.people.push(person);
      enter(person);
      person.tab.tabIndex = -1;
    }
    tabs.classList.toggle("many", world.people.length > 4);
  },
  async thread() {
    world.threads = (await described()).threads;
    for (const person of world.people) person.rooms?.();
  },
  notice: (news) => toast(news.text, true),
  unanswered: () => toast(said("unanswered"), true),
  hurried: (news) => { hurries.checked = news.on; },
  restarting: () => { restart.disabled = true; },
  restarted() {
    restart.disabled = false;
    toast(said("restarted"));
  },
  failed(news) {
    restart.disabled = false;
    toast(said("failed", { reason: news.reason }), true);
  },
};

let gone = null;
const stream = new EventSource("/news");
stream.addEventListener("message", (event) => {
  const news = JSON.parse(event.data);
  heard[news.kind](news);
});
stream.addEventListener("error", () => {
  if (gone) return;
  gone = make("div", "toast bad", said("stopped"));
  toasts.append(gone);
});
// The frames of a playground that was stopped are gone; the new one has others.
stream.addEventListener("open", () => { if (gone) location.reload(); });

// --- begin

tabs.classList.toggle("many", world.people.length > 4);

show(world.people.find((person) => `#${person.key}` === location.hash) ?? world.people[0]);
addEventListener("hashchange", () => {
  const person = world.people.find((each) => `#${each.key}` === location.hash);
  if (person && person !== shown) show(person);
});
// The others are opened in the background, one after the other, so that changing to them is immediate.
for (const person of world.people) {
  await new Promise((resolve) => setTimeout(resolve, 800));
  open(person);
}
