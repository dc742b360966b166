import type { GdsEvent } from "gds-widgets";

/** Mistakes that the types find. No page imports this file. */
export function mistakes(): void {
  const office = document.createElement("gds-backoffice");
  // @ts-expect-error there is no such theme
  office.theme = "blue";
  // @ts-expect-error only the bell has this property
  office.openIn = "drawer";
  // @ts-expect-error the user has no name
  office.addEventListener("gds-login", ({ detail }) => detail.user.name);
  // @ts-expect-error there is no such event
  document.addEventListener("gds-signin", (event: GdsEvent<"gds-login">) => event.detail);
}
