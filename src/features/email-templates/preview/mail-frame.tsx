import { useEffect, useRef, useState } from "react";
import { tw } from "../../../ui/tw";
import { mailNodes } from "./mail-nodes";

/**
 * A link without an address looks like one all the same; what is outside the mail isn't measured; a mail without a ground has
 * that of its light, where its letters are seen. Its own rules come after.
 */
const BEFORE = "html{background:Canvas}a{text-decoration:underline}body{margin:0}";
/** px: a mail that is as high as its window, and some, would grow without end. */
const HIGHEST = 20_000;

interface MailFrameProps {
  title: string;
  /** A mail that is filled in. */
  html: string;
  scheme: MailScheme;
  /** px: what the mail believes the window's width to be. */
  width: number;
}

/** A mail as a program shows it: in a document of its own, which runs nothing and is as high as the mail. */
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
      // ours to fill, and without scripts: what a mail holds runs nowhere
      sandbox="allow-same-origin"
      // some browsers put an empty document of their own in its place
      onLoad={() => setLoaded((times) => times + 1)}
      style={{ width, height }}
      className={tw`block max-w-full border-0`}
    />
  );
}

/** @returns how to stop measuring it */
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
  sheet.replaceSync(BEFORE + inScheme(css, scheme));
  target.adoptedStyleSheets = [sheet];
  target.documentElement.lang = "it";
  target.body.className = body.className;
  target.body.style.cssText = body.style;
  if (body.bgcolor) target.body.setAttribute("bgcolor", body.bgcolor);
  else target.body.removeAttribute("bgcolor");
  // a wrapper has the mail's height, and no more; the body is as high as the frame
  const whole = target.createElement("div");
  whole.style.overflow = "hidden";
  whole.appendChild(content);
  target.body.replaceChildren(whole);
  const sizes = new ResizeObserver(() => {
    const { height } = whole.getBoundingClientRect();
    // none as long as the frame isn't shown
    if (height > 0) onHeight(Math.min(HIGHEST, Math.ceil(height)));
  });
  sizes.observe(whole);
  return () => sizes.disconnect();
}

/** The light in which a mail is read. */
export type MailScheme = "light" | "dark";

const ASKS = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi;
const ALWAYS = "(min-width:0px)";
const NEVER = "(max-width:0px)";

/**
 * @param css a mail's sheet, which asks what the device prefers
 * @returns the same for a preview that is asked for one of both, whatever this device prefers
 */
const inScheme = (css: string, scheme: MailScheme): string =>
  // first, where nothing that the mail leaves open can swallow it
  `:root{color-scheme:${scheme} only!important}
${css.replace(ASKS, (_, asked: string) => (asked.toLowerCase() === scheme ? ALWAYS : NEVER))}`;
