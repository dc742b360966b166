import { readParams } from "../boot/params";
import { storeSession } from "../boot/session";

/**
 * Keeps this page's cookies in memory. The start page shows two of these pages in frames, each with its own signed-in user,
 * and the browser has one set of cookies for both and for the other pages of the demo.
 */
function keepCookiesInMemory(): void {
  const cookies = new Map<string, string>();
  Object.defineProperty(document, "cookie", {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    set(cookie: string) {
      const [pair = "", ...attributes] = cookie.split(";");
      const end = pair.indexOf("=");
      const [name, value] = [pair.slice(0, end), pair.slice(end + 1)];
      if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
}

const TAGS = ["gds-backoffice", "gds-donor-registration", "gds-notification-bell"] as const;

/** Shows the element of the address, at once with a signed-in user. Not at the top level: that splits the development bundle. */
async function show(): Promise<void> {
  const { persona, theme } = readParams(location.search);
  const query = new URLSearchParams(location.search);
  const tag = TAGS.find((name) => name === query.get("tag")) ?? TAGS[0];
  const user = persona === "donor" ? "donor" : "admin";
  const apiBase = `https://preview-${user}.gds.example/v2`;
  const { createInlineMock } = await import("../../src/mocks/index");
  const mock = createInlineMock({ apiBase, donors: 600, storage: "memory" });

  keepCookiesInMemory();
  // the registration is for new donors
  if (tag !== "gds-donor-registration") storeSession(apiBase, await mock.control.signIn(user));
  const { setTransport } = await import("../../src/widgets/autoload");
  for (const base of [apiBase, `${apiBase}/uploads`]) setTransport(base, mock);

  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  history.replaceState(null, "", "#/app/dashboard");
  const element = document.createElement(tag);
  const attributes = {
    "api-base": apiBase,
    "uploads-base": `${apiBase}/uploads`,
    "public-features": "zones settings",
    // the page may have another theme than the element
    theme: query.get("look") ?? theme ?? "auto",
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // the start page has a picture in the frame's place until then
  element.addEventListener("gds-ready", () => window.frameElement?.setAttribute("data-live", ""), { once: true });
  document.querySelector("[data-preview]")?.append(element);
}

void show();
