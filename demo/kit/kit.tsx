import { createRoot } from "react-dom/client";
import { Root } from "../../src/ui/root";
import { adoptSheet } from "../../src/ui/sheet";
import { forceStates } from "./force-states";
import { KitPage } from "./kit-page";

/** Shows the kit in both themes, each in a shadow root with the elements' styles. `?theme=dark` shows only one. */
export function showKit(): void {
  const only = new URLSearchParams(location.search).get("theme");
  for (const host of document.querySelectorAll<HTMLElement>("#kit > [theme]")) {
    if (only !== null && host.getAttribute("theme") !== only) {
      host.remove();
      continue;
    }
    const shadow = host.attachShadow({ mode: "open" });
    adoptSheet(shadow);
    createRoot(shadow).render(
      <Root>
        <KitPage />
      </Root>,
    );
  }
  forceStates();
}
