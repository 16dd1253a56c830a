// Pictures and files. Only what this machine serves is loaded; anything else is shown as a link.

import { h } from "./dom.js";
import { change, state } from "./store.js";
import { told } from "./words.js";

/** Whether a picture may be loaded: from this server, or written into the address itself. */
export function own(url) {
  return url.startsWith("data:image/") || new URL(url, location.href).origin === location.origin;
}

/** A picture that opens large. The size is given ahead, so that nothing jumps when it arrives. */
export function picture({ url, width, height }, alt, spoiler = false) {
  if (!own(url)) return outside(url, alt || told("Picture elsewhere"));
  const enlarge = () => {
    state.dialog = { kind: "picture", url, alt };
    change();
  };
  const image = h("img", { src: url, alt: alt ?? "", width: width || null, height: height || null, decoding: "async" });
  const label = alt ? told("Enlarge: {alt}", { alt }) : told("Enlarge the picture");
  return h(
    "button",
    {
      type: "button",
      class: spoiler ? "picture covered" : "picture",
      "aria-label": label,
      onclick: spoiler ? uncoverFirst(enlarge) : enlarge,
    },
    image,
  );
}

function uncoverFirst(enlarge) {
  return (event) => {
    if (event.currentTarget.classList.contains("covered")) event.currentTarget.classList.remove("covered");
    else enlarge();
  };
}

function outside(url, label) {
  if (!/^https?:/.test(url)) return h("span", { class: "missing" }, label);
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, label);
}

/** An emoji; beside a label it says nothing of its own to a screen reader. */
export function emojiView(emoji, decorative) {
  if (!emoji) return null;
  const hidden = { "aria-hidden": decorative ? "true" : null };
  if (!emoji.id) return h("span", { class: "emoji", ...hidden }, emoji.name);
  return h("img", {
    class: "emoji",
    src: `/cdn/emojis/${emoji.id}.${emoji.animated ? "gif" : "png"}`,
    alt: decorative ? "" : emoji.name,
  });
}

/** A gallery of one to ten pictures. */
export function gallery({ items }) {
  return h(
    "div",
    { class: items.length > 1 ? "gallery several" : "gallery" },
    items.map((item) => picture(item.media, item.description, item.spoiler)),
  );
}

/** A small picture beside a text. */
export function thumbnail({ media, description, spoiler }) {
  return h("div", { class: "thumbnail" }, picture(media, description, spoiler));
}

/** A file to download. */
export function file({ name, size, url }) {
  return h(
    "a",
    { class: "file", href: own(url) ? url : null, download: name ?? "" },
    h("span", { "aria-hidden": "true" }, "▤"),
    h("span", null, name ?? url.split("/").at(-1)),
    size ? h("small", null, bytes(size)) : null,
  );
}

function bytes(size) {
  return size < 1024
    ? `${size} bytes`
    : size < 1024 ** 2
      ? `${Math.round(size / 1024)} KiB`
      : `${(size / 1024 ** 2).toFixed(1)} MiB`;
}

/** Attachments of a message that no component of it shows. */
export function attachments(message) {
  const loose = message.components?.length && message.flags & (1 << 15) ? [] : (message.attachments ?? []);
  return loose.map((one) =>
    one.content_type?.startsWith("image/")
      ? h("div", { class: "gallery", key: one.id }, picture(one, one.description))
      : file({ ...one, name: one.filename }),
  );
}
