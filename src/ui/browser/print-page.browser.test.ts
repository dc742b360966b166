import { afterEach, expect, it, vi } from "vitest";
import { printPage } from "./print-page";

afterEach(() => vi.useRealTimers());

const print = (content: (page: Document) => readonly Node[]) =>
  printPage(document.body, { title: "Prova", fileName: "Prova 2026-11-20", css: "", content });
const frame = () => document.body.querySelector("iframe.gds-print-frame");

it("the frame is removed after printing, or after ten minutes if the browser doesn't report the end", () => {
  vi.useFakeTimers();
  print(() => []);
  frame()?.ownerDocument.defaultView?.frames[0]?.dispatchEvent(new Event("afterprint"));
  expect(frame()).toBeNull();
  print((page) => {
    page.defaultView?.addEventListener("afterprint", (event) => event.stopImmediatePropagation());
    return [];
  });
  expect(frame()).not.toBeNull();
  vi.advanceTimersByTime(600_000);
  expect(frame()).toBeNull();
});
