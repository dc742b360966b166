import { Parser } from "htmlparser2";
import { imageAddress } from "../../../domain/email-template/addresses";

/** Elements for layout and text. Other elements are dropped, their text stays. */
const ELEMENTS: ReadonlySet<string> = new Set(
  "a abbr b blockquote br caption center code col colgroup dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strike strong sub sup table tbody td tfoot th thead tr u ul".split(
    " ",
  ),
);
/** Elements that are dropped with their content. */
const HIDDEN_ELEMENTS: ReadonlySet<string> = new Set(
  "applet audio canvas embed iframe math noscript object script svg template textarea title video".split(" "),
);
/** No event handlers, and no addresses. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  "align alt bgcolor border cellpadding cellspacing class color colspan dir face height hspace lang role rowspan scope size span start title type valign vspace width".split(
    " ",
  ),
);

interface MailNodes {
  content: DocumentFragment;
  /** Attributes of the body, which has the background. */
  body: { className: string; style: string; bgcolor: string };
  css: string;
}

/**
 * Builds a mail's nodes one by one from known elements and attributes: a host page's Trusted Types forbid the
 * browser's parser, and its policy forbids `style` attributes (docs/decisions/email.md, "The preview is a frame without
 * scripts").
 * @param html a filled mail
 * @param target the frame's document
 */
export function mailNodes(html: string, target: Document): MailNodes {
  const content = target.createDocumentFragment();
  const body = { className: "", style: "", bgcolor: "" };
  const open: { name: string; node: Node }[] = [];
  let css = "";
  /** Which kind of style sheet is open: print sheets are ignored. */
  let sheet: "screen" | "paper" | null = null;
  /** Depth within hidden elements. */
  let hiddenDepth = 0;
  const parentNode = () => open.at(-1)?.node ?? content;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "style") sheet = /print/i.test(attributes.media ?? "") ? "paper" : "screen";
      if (name === "body") Object.assign(body, { className: "", style: "", bgcolor: "" }, bodyAttributes(attributes));
      if (HIDDEN_ELEMENTS.has(name)) hiddenDepth += 1;
      if (hiddenDepth > 0 || !ELEMENTS.has(name)) return;
      const node = element(target, name, attributes);
      parentNode().appendChild(node);
      open.push({ name, node });
    },
    ontext(text) {
      if (sheet === "screen") css += text;
      else if (sheet === null && hiddenDepth === 0) parentNode().appendChild(target.createTextNode(text));
    },
    onclosetag(name) {
      if (name === "style") sheet = null;
      if (HIDDEN_ELEMENTS.has(name)) hiddenDepth = Math.max(0, hiddenDepth - 1);
      const at = open.findLastIndex((one) => one.name === name);
      if (hiddenDepth === 0 && at >= 0) open.length = at;
    },
  });
  parser.end(html);
  return { content, body: { ...body, style: safeCss(body.style) }, css: safeCss(css) };
}

/** Only addresses on the web: a path would be the host page's. Escapes and `image-set` are removed, not parsed. */
const safeCss = (css: string): string =>
  css
    .replace(/\\/g, "")
    .replace(/image-set\(/gi, "none(")
    .replace(/url\(\s*(?!["']?https?:\/\/)/gi, "none(");

const bodyAttributes = ({ class: className = "", style = "", bgcolor = "" }: Readonly<Record<string, string>>) => ({
  className,
  style,
  bgcolor,
});

function element(target: Document, name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const node = target.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (ATTRIBUTES.has(attribute)) node.setAttribute(attribute, value);
  if (attributes.style) node.style.cssText = safeCss(attributes.style);
  // a link doesn't navigate; its address is the tooltip
  if (name === "a" && attributes.href) node.title = attributes.href;
  const source = name === "img" && attributes.src ? imageAddress(attributes.src) : null;
  if (source !== null) node.setAttribute("src", source);
  return node;
}
