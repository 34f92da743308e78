"""A person's view of a channel, as a page for a frame.

simcord's preview draws such a page, takes clicks, commands and messages there, and carries them out
in the person's name. Alone it is a tool for scripts: one preview at a time, never inside a frame,
refreshed when somebody asks, and a click is refused if anything has happened since the page was
drawn. A `Frame` is a preview without these limits. Private names are hooked on single objects, never
on classes.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from base64 import b64encode
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, NamedTuple, cast

from simcord.builders import ChannelHandle

from playground.internals.border import BUTTON, MENU, Actor, message_of, press
from playground.internals.live import LiveEnv

KNOWN_REVISIONS = 64
"""How many past states of a page are remembered, to know what a late click was aimed at."""

HOLD = 20.0
"""Seconds that a page's question for news is held open while there are none."""

SETTLING, SOON = 2.0, 0.1
"""Seconds for which a page is answered without waiting for news after something was done there, and how soon."""

PAGE_LIVES = 24 * 3600.0
"""Seconds until a page that nobody reads is dropped: a laptop may sleep for a night."""

PICTURES = {"image/png", "image/jpeg", "image/webp", "image/gif"}

# What is different in the page's own files. It asks for its state again at once and says what it has
# already, so that the answer can wait until there is something new. It loads fonts when a text needs
# them; all of them are 30 MB. And like Discord's, it stays at the end of the conversation until
# somebody leaves it by hand (to press a button is not to leave), whatever becomes taller there, sends a
# command that needs nothing more when Enter is pressed again, offers values before anything is typed,
# and shows what was chosen by its title.
PATCHES = {
    "/session.js": [("interval = 500", "interval = 20")],
    "/app.js": [
        (
            'request("/api/state", "GET"',
            'request(`/api/state?seen=${state.publishedRevision}`, "GET"',
        )
    ],
    "/commands.js": [
        ("suggestionListbox.setActive(0", "if (!optional) suggestionListbox.setActive(0"),
        (
            'const current = String(field.value || "");',
            'const current = String(field.value || ""); queryAutocomplete(option, current);',
        ),
        ('String(value?.raw ?? "");', 'String(value?.label ?? value?.raw ?? "");'),
    ],
    "/presentation.js": [("FONT_REQUIREMENTS.map(", "FONT_REQUIREMENTS.slice(0, 1).map(")],
    "/timeline.js": [
        ('? { policy: "target", targetId: String(snapshot.targetId) }', '? { policy: "bottom" }'),
        (
            '<= 1 ? "bottom"',
            '<= 60 || (state.scrollIntent?.policy !== "anchor" && performance.now() - moved > 1000)'
            ' ? "bottom"',
        ),
        (
            'ui.timeline.addEventListener("scroll", () => {',
            """let moved = -Infinity;
  for (const way of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    ui.timeline.addEventListener(way, (event) => {
      if (!event.target.closest("button")) moved = performance.now();
    }, { passive: true });
  }
  ui.timeline.addEventListener("scroll", () => {""",
        ),
    ],
}

# Only the conversation: what stands around it belongs to the page that shows the frames. A board and
# its buttons fit into the frame together.
CHROME = """
#toolbar, #messages-sidebar, #inspector-panel, #drawer-scrim, .channel-header {
  display: none !important;
}
html, body { min-width: 0; }
.preview-stage, .preview-app, .channel-layout { background: #313338; }
.preview-app { width: 100% !important; height: 100% !important; min-height: 0; }
.channel-timeline { scrollbar-width: thin; scrollbar-color: #1e1f22 transparent; }
.component-button, .select-trigger { touch-action: manipulation; }
.component-gallery:not(:has(> :nth-child(2))) .gallery-image {
  width: auto; max-height: max(280px, calc(100vh - 370px)); object-fit: contain;
}
#channel-message-list { padding-bottom: 18px; }
.channel-composer { grid-template-columns: minmax(0, 1fr); }
#channel-composer-input:focus-visible { outline: none; }
.channel-composer:focus-within { box-shadow: 0 0 0 1px #5865f2; }
.channel-empty { position: absolute; inset: auto 0 84px; padding: 0 16px; font-size: 0; text-align: left; }
.channel-empty::before {
  content: "WELCOME"; display: block; color: #f2f3f5; font-size: 24px; font-weight: 700; line-height: 34px;
}
.channel-empty::after { content: "ABOUT"; color: #b5bac1; font-size: 15px; line-height: 22px; }
@container preview (max-width: 560px) {
  .message-header { width: calc(100% - 60px); margin-left: 52px; }
  .message-avatar { left: -42px; }
  .message-avatar, .message-avatar-image { width: 30px; height: 30px; }
  .message-content, .message-attachments, .message-system, .message-stickers {
    width: calc(100% - 62px); margin-left: 52px;
  }
  .message-interaction-header, .message-ephemeral-note { margin-left: 52px; }
  .message-components { width: calc(100% - 20px); margin-left: 10px; }
  .components-v2 > :first-child { margin-top: 10px; }
  .component-container { padding: 12px; }
  .component-button { min-height: 40px; }
  .component-gallery:not(:has(> :nth-child(2))) .gallery-image { max-height: none; }
  .channel-composer { margin: 0 8px 8px; }
  #channel-message-list { padding-bottom: 8px; }
  .channel-empty { bottom: 68px; }
  .channel-empty::before { font-size: 20px; }
}
"""


PICTURE = """
.channel-empty::before {
  --high: min(360px, 100vh - 262px);
  padding-top: calc(var(--high) + 14px);
  background: url("data:image/png;base64,PNG") no-repeat left top / auto var(--high);
}
"""


class Welcome(NamedTuple):
    """The first screen of an empty channel."""

    heading: str
    """Without quotation marks, as the next."""
    about: str
    picture: bytes = b""
    """A PNG, or nothing."""


class Frame:
    """A preview that refreshes automatically, for a frame."""

    def __init__(
        self,
        env: LiveEnv,
        channel: ChannelHandle,
        viewer: Actor,
        *,
        shown_by: str,
        refused: Callable[[str], None],
        welcome: Callable[[], Welcome],
        language: Callable[[], str] = lambda: "en-US",
        timezone: str = "UTC",
        pictures: Mapping[str, tuple[str, bytes]] | None = None,
    ) -> None:
        """Prepare the frame.

        Args:
            env: The running world.
            channel: What is shown: a channel of the server, or the viewer's direct messages.
            viewer: Who looks, and in whose name it is clicked and written.
            shown_by: The origins whose pages may show the frame, separated by spaces.
            refused: Told why, when an action of the viewer did not go through.
            welcome: Returns what stands there while the channel is empty.
            language: In which commands and times are shown to the viewer, asked anew each time.
            timezone: In which times are shown.
            pictures: Files by address, for what Discord's own servers would deliver.
        """
        env._preview = None  # simcord checks that there is only one, but does not rely on it
        self.channel_id = channel.id
        preview = env.preview(
            channel, viewers=[viewer], layout="channel", timezone=timezone, assets=pictures
        )
        self.preview = cast(Any, preview)
        self.preview._PAGE_LEASE_SECONDS = PAGE_LIVES
        self._env = env
        self._viewer = viewer
        self._refused = refused
        self._language = language
        self._welcome = welcome
        self._one_at_a_time = asyncio.Lock()
        self._news = asyncio.Event()
        self._closing = False
        self._busy: dict[str, float] = {}
        self._buttons: dict[str, dict[int, dict[str, str]]] = {}
        self._hook(shown_by)

    @property
    def url(self) -> str:
        """The frame's address, a key to act as its viewer."""
        return str(self.preview.url)

    async def open(self) -> None:
        await self.preview.__aenter__()
        self._env.previews.append(self.preview)

    async def close(self) -> None:
        self._env.previews.remove(self.preview)
        self._closing = True  # questions held open would hold up the server's end
        self._wake()
        await self.preview.close()

    def refresh(self) -> None:
        """Publish the channel's present state to all open frames."""
        self.preview._advance_presentation_time()
        for page in tuple(self.preview._pages.values()):
            if page is not self.preview._python:  # that page is for scripts, nobody sees it
                self.preview._publish(page, reason="refresh")

    def _hook(self, shown_by: str) -> None:
        preview, server = self.preview, self.preview._server
        headers = dict(server._SECURITY_HEADERS)
        del headers["X-Frame-Options"]
        headers["Content-Security-Policy"] = (
            headers["Content-Security-Policy"]
            .replace("frame-ancestors 'none'", f"frame-ancestors {shown_by}")
            .replace("img-src 'self'", "img-src 'self' data:")
        )
        server._SECURITY_HEADERS = headers
        self._stock_static, server._static = server._static, self._static
        self._stock_state, server._state = server._state, self._state
        self._stock_commands, server._commands = server._commands, self._commands
        self._stock_asset, preview._prepare_asset = preview._prepare_asset, self._asset
        self._stock_publish, preview._publish = preview._publish, self._publish
        self._stock_action, preview._action = preview._action, self._action

    # --- what the page is sent

    async def _static(self, request: Any) -> Any:
        response = await self._stock_static(request)
        if request.path == "/preview.css":
            heading, about, picture = self._welcome()
            response.text += CHROME.replace("WELCOME", heading).replace("ABOUT", about)
            response.text += PICTURE.replace("PNG", b64encode(picture).decode()) if picture else ""
        for old, new in PATCHES.get(request.path, ()):
            response.text = response.text.replace(old, new)
        return response

    async def _state(self, request: Any) -> Any:
        page = self.preview._pages.get(request.headers.get("X-Simcord-Context"))
        if page is not None:
            await self._something_new(page, request.query.get("seen"))
        return await self._stock_state(request)

    async def _commands(self, request: Any) -> Any:
        """The commands by their names for this viewer."""
        response = await self._stock_commands(request)
        catalog = json.loads(response.text)
        for entry in catalog.get("entries", ()):
            self._name(entry)
        response.text = json.dumps(catalog)
        return response

    def _name(self, entry: dict[str, Any]) -> None:
        language, node, names = self._language(), None, []
        visible = self._env.backend.visible_commands(
            user_id=self._viewer.id, channel_id=self.channel_id
        )
        choices = [each for each in visible if str(each["id"]) == entry["commandId"]]
        for name in entry["path"]:
            node = next(each for each in choices if each["name"] == name)
            names.append((node.get("name_localizations") or {}).get(language, name))
            choices = node.get("options") or []
        described = (node or {}).get("description_localizations") or {}
        entry["invocation"] = " ".join(names)
        entry["description"] = described.get(language, entry["description"])

    async def _asset(self, context_id: str | None, asset: str, **wishes: Any) -> Any:
        """A picture as the bot sent it.

        The preview would decode it first, in a process of its own: with eight frames and a picture
        for every move, most of the machine would do nothing else.
        """
        if not any(wishes.values()):
            _, record, content = self.preview._authorized_asset(context_id, asset)
            if record.contentType in PICTURES:
                return record.contentType, content, record.filename
        return await self._stock_asset(context_id, asset, **wishes)

    async def _something_new(self, page: Any, seen: str | None) -> None:
        """Return when *page* differs from *seen*, was pressed, or timed out.

        For a while after something was done there everything is answered soon: which question the page listens to
        then cannot be known here.
        """
        if asyncio.get_running_loop().time() < self._busy.get(page.id, 0.0):
            await asyncio.sleep(SOON)
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HOLD):
                acted = self._busy.get(page.id)
                while (
                    seen == str(page.revision)
                    and acted == self._busy.get(page.id)
                    and not self._closing
                ):
                    await self._news.wait()

    def _publish(self, page: Any, *, reason: str = "action") -> None:
        self.preview.locale = self._language()  # of the times that the client itself writes
        self._stock_publish(page, reason=reason)
        known = self._buttons.setdefault(page.id, {})
        known[page.revision] = dict(_buttons(page.snapshot.get("messages")))
        if len(known) > KNOWN_REVISIONS:
            del known[min(known)]
        for gone in self._buttons.keys() - self.preview._pages.keys() - {page.id}:
            del self._buttons[gone]
            self._busy.pop(gone, None)
        self._wake()

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    # --- what the page sends

    async def _action(self, context_id: str | None, body: Any) -> Any:
        page = self.preview._pages.get(context_id)
        if page is None or not isinstance(body, dict):
            return await self._stock_action(context_id, body)
        async with self._one_at_a_time:
            if (late := self._late_press(page, body)) is not None:
                await late
                asked = {"request_id": body.get("request_id"), "sequence": body.get("sequence")}
                result = self.preview._reject(page, "stale-revision", **asked)
            else:
                if "published_revision" in body:
                    body = {**body, "published_revision": page.revision}
                result = await self._stock_action(context_id, body)
                if result.get("rejected"):
                    self._refused(result["diagnostics"][0]["message"])
        self._busy[page.id] = asyncio.get_running_loop().time() + SETTLING
        self._wake()
        return result

    def _late_press(self, page: Any, body: dict[str, Any]) -> Awaitable[Any] | None:
        """Return the press of a button replaced in between, if it was.

        The preview knows buttons by their place. Discord's client sends what the button meant when
        it was drawn, and the bot must be able to answer that this is over; so do we.
        """
        if body.get("kind") not in ("click", "select"):
            return None
        known = self._buttons.get(page.id, {})
        place = body.get("control_key")
        aimed = known.get(body.get("published_revision", -1), {}).get(str(place))
        if aimed is None or aimed == known.get(page.revision, {}).get(str(place)):
            return None
        message = message_of(self._env.backend, self.channel_id, int(body.get("target_id") or 0))
        if message is None:
            return None
        if body["kind"] == "click":
            return press(self._viewer, message, aimed, kind=BUTTON)
        return press(self._viewer, message, aimed, kind=MENU, values=body.get("values"))


def _buttons(published: Any) -> Iterator[tuple[str, str]]:
    """All published buttons and menus: place and custom_id."""
    if isinstance(published, dict):
        if "control_key" in published and "custom_id" in published:
            yield published["control_key"], published["custom_id"]
        for child in published.values():
            yield from _buttons(child)
    elif isinstance(published, list):
        for child in published:
            yield from _buttons(child)
