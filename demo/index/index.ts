import { addCopyButtons } from "./copy";
import { applyPageTheme } from "./theme";

const theme = applyPageTheme();
if (theme)
  for (const frame of document.querySelectorAll<HTMLIFrameElement>("iframe[data-src]"))
    frame.dataset.src += `&theme=${theme}`;
// after the page itself, which must not wait for them
for (const frame of document.querySelectorAll<HTMLIFrameElement>("iframe[data-src]"))
  if (frame.checkVisibility()) frame.src = frame.dataset.src ?? "";
addCopyButtons();
