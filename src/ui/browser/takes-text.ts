/** Types of inputs that take no text. */
const NO_TEXT = ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];

/** Whether keys that are pressed at an element are typed into it. */
export function takesText(target: EventTarget | null | undefined): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && (target.isContentEditable || target.role === "combobox"))
  );
}
