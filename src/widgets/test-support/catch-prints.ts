import { onTestFinished, vi } from "vitest";

/**
 * Keeps the frames that the page prints until the end of the test. A browser without a window prints at once, and the frame would
 * be removed before the test can read it.
 * @returns a function that lists the printed documents within a part of the page
 */
export function catchPrints(): (parent: ParentNode) => Document[] {
  const spy = vi.spyOn(HTMLIFrameElement.prototype, "remove").mockReturnValue();
  onTestFinished(() => spy.mockRestore());
  return (parent) =>
    [...parent.querySelectorAll<HTMLIFrameElement>("iframe.gds-print-frame")].flatMap((frame) =>
      frame.contentDocument ? [frame.contentDocument] : [],
    );
}
