import { Parser } from "htmlparser2";
import { imageAddress } from "../../../domain/email-template/addresses";

/** What lays a mail out, and what its words are. All else is left out, its words stay. */
const ELEMENTS: ReadonlySet<string> = new Set(
  "a abbr b blockquote br caption center code col colgroup dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strike strong sub sup table tbody td tfoot th thead tr u ul".split(
    " ",
  ),
);
/** Neither they nor what is in them is for the eye. */
const UNSEEN: ReadonlySet<string> = new Set(
  "applet audio canvas embed iframe math noscript object script svg template textarea title video".split(" "),
);
/** No event, and no address that a press would open or that is asked for by itself. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  "align alt bgcolor border cellpadding cellspacing class color colspan dir face height hspace lang role rowspan scope size span start title type valign vspace width".split(
    " ",
  ),
);

/** A mail as nodes, for a frame. */
interface MailNodes {
  content: DocumentFragment;
  /** Of its body: the ground that it stands on. */
  body: { className: string; style: string; bgcolor: string };
  /** The text of its style sheets. */
  css: string;
}

/**
 * Builds a mail's nodes one by one, out of what is known of mails: no parser of the browser may be asked where a host page
 * has Trusted Types, and no `style` attribute holds under its policy (docs/decisions/0059).
 * @param html a mail that is filled in
 * @param target the frame's document
 */
export function mailNodes(html: string, target: Document): MailNodes {
  const content = target.createDocumentFragment();
  const body = { className: "", style: "", bgcolor: "" };
  const open: { name: string; node: Node }[] = [];
  let css = "";
  /** A sheet: of a screen, or of paper, which isn't looked at here. */
  let sheet: "screen" | "paper" | null = null;
  /** How deep in what isn't for the eye. */
  let unseen = 0;
  const here = () => open.at(-1)?.node ?? content;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "style") sheet = /print/i.test(attributes.media ?? "") ? "paper" : "screen";
      if (name === "body") Object.assign(body, { className: "", style: "", bgcolor: "" }, named(attributes));
      if (UNSEEN.has(name)) unseen += 1;
      if (unseen > 0 || !ELEMENTS.has(name)) return;
      const node = element(target, name, attributes);
      here().appendChild(node);
      open.push({ name, node });
    },
    ontext(text) {
      if (sheet === "screen") css += text;
      else if (sheet === null && unseen === 0) here().appendChild(target.createTextNode(text));
    },
    onclosetag(name) {
      if (name === "style") sheet = null;
      if (UNSEEN.has(name)) unseen = Math.max(0, unseen - 1);
      const at = open.findLastIndex((one) => one.name === name);
      if (unseen === 0 && at >= 0) open.length = at;
    },
  });
  parser.end(html);
  return { content, body: { ...body, style: safeCss(body.style) }, css: safeCss(css) };
}

/** Sheets ask only for what is on the web: a path would be the host page's, and what is escaped or a set isn't looked through. */
const safeCss = (css: string): string =>
  css
    .replace(/\\/g, "")
    .replace(/image-set\(/gi, "none(")
    .replace(/url\(\s*(?!["']?https?:\/\/)/gi, "none(");

const named = ({ class: className = "", style = "", bgcolor = "" }: Readonly<Record<string, string>>) => ({
  className,
  style,
  bgcolor,
});

function element(target: Document, name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const node = target.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (ATTRIBUTES.has(attribute)) node.setAttribute(attribute, value);
  if (attributes.style) node.style.cssText = safeCss(attributes.style);
  // a preview leads nowhere: where a link would lead is told under the pointer
  if (name === "a" && attributes.href) node.title = attributes.href;
  const source = name === "img" && attributes.src ? imageAddress(attributes.src) : null;
  if (source !== null) node.setAttribute("src", source);
  return node;
}
