interface PrintedPage {
  /** What it is, for who reads the frames of a page. */
  title: string;
  /** What browsers propose to call it as a PDF: what and when. */
  fileName: string;
  /** CSS of the sheet. The page's own CSS doesn't apply to it. */
  css: string;
  /** Made with the frame's own document, or adopted by it. */
  content: (page: Document) => readonly Node[];
}

/** How long a frame is kept if the browser doesn't report the end of printing, in ms. */
const KEPT = 600_000;

/**
 * Prints something by itself, out of a frame of its own: the page around it, the host's included, stays as it is. Frames
 * without an address inherit the page's policies; a sheet that is adopted keeps to them.
 * @param place the frame's parent until it is printed
 */
export function printPage(place: Element, { title, fileName, css, content }: PrintedPage): void {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.className = "gds-print-frame";
  Object.assign(frame.style, { position: "fixed", width: "0", height: "0", border: "0" });
  frame.inert = true;
  place.append(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) return frame.remove();
  const { document: page } = view;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  page.documentElement.lang = "it";
  page.title = fileName;
  page.body.append(...content(page));
  const end = () => frame.remove();
  view.addEventListener("afterprint", end, { once: true });
  setTimeout(end, KEPT);
  view.print();
}
