import type { GdsEvent } from "gds-widgets";

/** Mistakes that the types find. No page imports this file. */
export const mistakes = () => [
  // @ts-expect-error the address of the API is missing
  <gds-backoffice />,
  // @ts-expect-error there is no such theme
  <gds-backoffice api-base="/v2" theme="blue" />,
  // @ts-expect-error the bar has a bell or it hasn't
  <gds-backoffice api-base="/v2" bell="drawer" />,
  // @ts-expect-error the detail has no path
  <gds-backoffice api-base="/v2" ongds-login={({ detail }) => detail.path} />,
  // @ts-expect-error this is the handler of another event
  <gds-backoffice api-base="/v2" ongds-login={(event: GdsEvent<"gds-navigate">) => event.detail.path} />,
  // @ts-expect-error there is no such element
  <gds-office api-base="/v2" />,
];
