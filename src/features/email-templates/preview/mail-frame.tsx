import { useEffect, useRef, useState } from "react";
import { tw } from "../../../ui/tw";
import { mailNodes } from "./mail-nodes";

/**
 * Links without an address look like links, the body has no margin, and the background follows the colour scheme. The
 * mail's rules come after.
 */
const BASE_CSS = "html{background:Canvas}a{text-decoration:underline}body{margin:0}";
/** px; a mail as high as its window and more would grow without end */
const MAX_HEIGHT = 20_000;

interface MailFrameProps {
  title: string;
  html: string;
  scheme: MailScheme;
  /** px; the width of the window for the mail */
  width: number;
}

/** A mail in a document of its own, without scripts, as high as its content. */
export function MailFrame({ title, html, scheme, width }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(0);
  const [height, setHeight] = useState(320);
  useEffect(() => {
    const target = frame.current?.contentDocument;
    return target ? show(target, html, scheme, setHeight) : undefined;
  }, [html, scheme, loaded]);
  return (
    <iframe
      ref={frame}
      title={title}
      // same origin, so that we can fill it; no scripts
      sandbox="allow-same-origin"
      // some browsers replace the first empty document
      onLoad={() => setLoaded((times) => times + 1)}
      style={{ width, height }}
      className={tw`block max-w-full border-0`}
    />
  );
}

/** @returns a function that stops measuring */
function show(
  target: Document,
  html: string,
  scheme: MailScheme,
  onHeight: (height: number) => void,
): (() => void) | undefined {
  const view = target.defaultView;
  if (!view) return undefined;
  const { content, body, css } = mailNodes(html, target);
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(BASE_CSS + inScheme(css, scheme));
  target.adoptedStyleSheets = [sheet];
  target.documentElement.lang = "it";
  target.body.className = body.className;
  target.body.style.cssText = body.style;
  if (body.bgcolor) target.body.setAttribute("bgcolor", body.bgcolor);
  else target.body.removeAttribute("bgcolor");
  // a wrapper has the mail's height; the body is as high as the frame
  const whole = target.createElement("div");
  whole.style.overflow = "hidden";
  whole.appendChild(content);
  target.body.replaceChildren(whole);
  const sizes = new ResizeObserver(() => {
    const { height } = whole.getBoundingClientRect();
    // 0 while the frame is hidden
    if (height > 0) onHeight(Math.min(MAX_HEIGHT, Math.ceil(height)));
  });
  sizes.observe(whole);
  return () => sizes.disconnect();
}

export type MailScheme = "light" | "dark";

const SCHEME_QUERY = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi;
const ALWAYS = "(min-width:0px)";
const NEVER = "(max-width:0px)";

/** @returns the style sheet of a mail for a preview in one colour scheme, whatever the device prefers */
const inScheme = (css: string, scheme: MailScheme): string =>
  // first, so that an unclosed rule of the mail can't swallow it
  `:root{color-scheme:${scheme} only!important}
${css.replace(SCHEME_QUERY, (_, queried: string) => (queried.toLowerCase() === scheme ? ALWAYS : NEVER))}`;
