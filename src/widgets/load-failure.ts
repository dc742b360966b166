import { findInPage } from "../api/client/find-in-page";

const MESSAGE = "L’area soci non si è caricata.";
const RELOAD = "Ricarica";

let isLogged = false;

/**
 * Logs once why code didn't load. Shows a notice below the placeholder text, and fires `gds-error`.
 * @param selector the elements and their placeholders
 */
export function showLoadFailure(error: unknown, selector: string): void {
  for (const host of findInPage(selector)) {
    if (host.shadowRoot || host.querySelector("[role=alert]")) continue; // it works, or has the notice
    if (!isLogged) console.error(`gds-widgets: ${MESSAGE} ${error}. Guida: «Lo script non è partito».`);
    isLogged = true;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = RELOAD;
    button.onclick = () => location.reload();
    const notice = document.createElement("p");
    notice.role = "alert";
    notice.append(MESSAGE, " ", button);
    host.append(notice);
    host.dispatchEvent(
      new CustomEvent("gds-error", { detail: { code: "page-load", message: MESSAGE }, bubbles: true, composed: true }),
    );
  }
}
