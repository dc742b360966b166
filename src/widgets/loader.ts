/*
 * `gds-loader.js`, a classic script for sites whose optimizers change or delay scripts. It imports the autoloader, which is a
 * module. Its tag and the `data-gds-*` attributes stay in the page.
 */
import { findInPage } from "../api/client/find-in-page";
import { showLoadFailure } from "./load-failure";
import { namedAutoloader, startAutoloader } from "./named-autoloader";

const HOSTS = "gds-backoffice,gds-donor-registration,gds-notification-bell,[data-gds]";

/** Returns the address of the running script. If the site runs it as a module or as a text: of a script with its file name. */
function ownAddress(): string | undefined {
  const named = findInPage('script[src*="gds-loader"]');
  return [document.currentScript, ...named]
    .map((script) => (script instanceof HTMLScriptElement ? script.src : "")) // not an <img name="currentScript">
    .find((address) => address.startsWith("http")); // not a data: address
}

async function run(): Promise<void> {
  const own = ownAddress();
  const address = namedAutoloader() || (own && new URL("gds-widgets.js", own).href);
  if (!address) throw new Error("lo script non ha un indirizzo");
  await startAutoloader(address);
}

run().catch((error: unknown) => {
  const show = () => showLoadFailure(error, HOSTS);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", show);
  else show();
});
