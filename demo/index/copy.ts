import { el } from "../control-panel/dom";

const COPY = "Copia";
const COPIED = "Copiato";
const CONFIRM_MS = 2_000;

/** Puts a button beside each piece of code that copies it; none where the clipboard can't be reached. */
export function addCopyButtons(): void {
  if (!navigator.clipboard) return;
  for (const figure of document.querySelectorAll<HTMLElement>("[data-copy]")) {
    const button = el("button", { type: "button" }, COPY);
    button.addEventListener("click", () => {
      const code = figure.querySelector("code")?.textContent ?? "";
      navigator.clipboard.writeText(code).then(
        () => {
          button.textContent = COPIED;
          setTimeout(() => (button.textContent = COPY), CONFIRM_MS);
        },
        () => selectCode(figure),
      );
    });
    figure.append(button);
  }
}

/** Where the clipboard is refused, the code is at least selected, one key press from being copied. */
function selectCode(figure: HTMLElement): void {
  const code = figure.querySelector("code");
  if (code) getSelection()?.selectAllChildren(code);
}
