/** The type check tests the code of a page that embeds the elements. */
import { setTransport, type GdsEvent, type Transport } from "../../src/widgets/public";
import type {} from "../../src/widgets/jsx";

export function embed(transport: Transport): void {
  setTransport("https://api.gds.example/v2", transport);
  const office = document.createElement("gds-backoffice");
  office.apiBase = "https://api.gds.example/v2";
  office.theme = "dark";
  office.theme = null;
  // @ts-expect-error no such theme
  office.theme = "pink";
  // @ts-expect-error page-title is a text, not a flag
  office.pageTitle = true;

  office.addEventListener("gds-login", ({ detail }) => detail.user.role === "admin");
  document.addEventListener("gds-logout", ({ detail }) => detail.reason === "expired");
  document.addEventListener("gds-error", (event: GdsEvent<"gds-error">) => event.detail.code.length);
  // @ts-expect-error the text of a notification stays inside
  document.addEventListener("gds-notification", ({ detail }) => detail.message);
}
