import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { until } from "../../../../ui/test-support";
import { openEditor, type OpenedEditor } from "../test-support/open-editor";

/** Clipboard content of Word. */
const WORD = `<p class=MsoNormal>Gentile <b>donatore</b></p><table><tr><td>tabella</td></tr></table><img src="https://evil.example/x.png">`;
/** The editors of a mail: a line and texts of several paragraphs. */
const EDITORS = ["Titolo", "Testo", "Piè di pagina"];

/** Behaves like a page with the policy `trusted-types gds`: the browser refuses policies of other names. */
beforeEach(() => {
  // TypeScript's library doesn't have the interface yet
  const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (name: string) => unknown } };
  const refuse = vi.spyOn(trustedTypes, "createPolicy").mockImplementation((name) => {
    throw new TypeError(`Policy "${name}" disallowed.`);
  });
  onTestFinished(() => refuse.mockRestore());
});

const dataOf = (type: string, value: string) => {
  const data = new DataTransfer();
  data.setData(type, value);
  return data;
};
const dispatch = (box: Element, kind: "paste" | "drop", data: DataTransfer) => {
  const { left, top } = box.getBoundingClientRect();
  const common = { bubbles: true, cancelable: true, composed: true };
  const event =
    kind === "paste"
      ? new ClipboardEvent("paste", { ...common, clipboardData: data })
      : new DragEvent("drop", { ...common, dataTransfer: data, clientX: left + 2, clientY: top + 2 });
  box.dispatchEvent(event);
  return event;
};
/** Starts to edit a text. @returns its box */
const openText = async ({ page, block }: OpenedEditor, name: string) => {
  block(name).focus();
  block(name).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true }));
  return until(() => {
    const focused = page.shadow.activeElement;
    return focused?.getAttribute("role") === "textbox" && block(name).contains(focused) ? focused : null;
  });
};

it.each(["paste", "drop"] as const)(
  "a %s into each kind of text is read by our own parser, without a Trusted Types policy",
  async (kind) => {
    const errors: string[] = [];
    const note = (event: ErrorEvent) => {
      errors.push(event.message);
      event.preventDefault();
    };
    window.addEventListener("error", note);
    onTestFinished(() => window.removeEventListener("error", note));
    const editor = await openEditor();
    for (const name of EDITORS) {
      const box = await openText(editor, name);
      const event = dispatch(box, kind, dataOf("text/html", WORD));
      await expect.poll(() => box.textContent).toContain("donatore");
      expect(box.textContent).toContain("tabella");
      expect(box.querySelector("table, img[src]")).toBeNull();
      expect(event.defaultPrevented).toBe(true);
      dispatch(box, kind, dataOf("text/plain", "righe\nsenza forma"));
      await expect.poll(() => box.textContent).toContain("senza forma");
    }
    expect(errors).toEqual([]);
  },
);
