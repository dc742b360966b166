import { el } from "../control-panel/dom";

const COPY = "Copia";
const COPIED = "Copiato";
const CONFIRM_MS = 2_000;

/** Adds a copy button to each piece of code, if the browser has a clipboard. */
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

/** Selects the code if the clipboard is refused, so that one key press copies it. */
function selectCode(figure: HTMLElement): void {
  const code = figure.querySelector("code");
  if (code) getSelection()?.selectAllChildren(code);
}
