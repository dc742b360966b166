import { addCopyButtons } from "./copy";
import { applyPageTheme } from "./theme";

const theme = applyPageTheme();
if (theme) {
  for (const frame of document.querySelectorAll("iframe")) frame.src += `&theme=${theme}`;
  for (const source of document.querySelectorAll("source")) source.media = theme === "dark" ? "all" : "not all";
}
addCopyButtons();
