import { addCopyButtons } from "./copy";
import { applyPageTheme } from "./theme";

const theme = applyPageTheme();
if (theme) for (const frame of document.querySelectorAll("iframe")) frame.src += `&theme=${theme}`;
addCopyButtons();
