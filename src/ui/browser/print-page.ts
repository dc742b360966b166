interface PrintedPage {
  /** The accessible name of the frame. */
  title: string;
  /** The file name that browsers suggest for a PDF. */
  fileName: string;
  /** CSS of the sheet. The page's own CSS doesn't apply to it. */
  css: string;
  /** Creates the content. @param page the document of the frame, which must own the nodes */
  content: (page: Document) => readonly Node[];
}

/** The time until a frame is removed if the browser doesn't report the end of printing, in ms. */
const REMOVE_AFTER_MS = 600_000;

/**
 * Prints content from a separate frame, so that the host page isn't printed. A frame without an address inherits the page's content
 * security policy, which allows adopted style sheets.
 * @param parent of the frame until it is printed
 */
export function printPage(parent: Element, { title, fileName, css, content }: PrintedPage): void {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.className = "gds-print-frame";
  Object.assign(frame.style, { position: "fixed", width: "0", height: "0", border: "0" });
  frame.inert = true;
  parent.append(frame);
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
  setTimeout(end, REMOVE_AFTER_MS);
  view.print();
}
