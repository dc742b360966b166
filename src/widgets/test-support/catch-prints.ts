import { onTestFinished, vi } from "vitest";

/**
 * Keeps what the page prints from now on until the test has finished: a browser without a window prints at once, and the
 * frame would be gone before it is read.
 * @returns the documents that were printed so far, in the part of the page that is asked about
 */
export function catchPapers(): (place: ParentNode) => Document[] {
  const kept = vi.spyOn(HTMLIFrameElement.prototype, "remove").mockReturnValue();
  onTestFinished(() => kept.mockRestore());
  return (place) =>
    [...place.querySelectorAll<HTMLIFrameElement>("iframe.gds-print-frame")].flatMap((frame) =>
      frame.contentDocument ? [frame.contentDocument] : [],
    );
}
