export interface SizeCase {
  name: string;
  /** Bytes, gzip -9. */
  budget: number;
  /** Bytes, gzip -9, of what the element requests after the first usable screen without a press. */
  later: number;
  /** Maximum number of files after the loader. */
  files: number;
  html: string;
  script: string;
  /** Selector of the first usable control or text in the element. */
  usable: string;
}

const API = "https://api.gds.example/v2";
const page = (persona: string | null, hash = "") => `
  import { setTransport } from "/gds-widgets.js";
  import { createInlineMock } from "/mocks.js";
  const mock = createInlineMock({ apiBase: "${API}", storage: "memory" });
  setTransport("${API}", mock);
  ${hash && `location.hash = "${hash}";`}
  const persona = ${JSON.stringify(persona)};
  if (persona) {
    const { authToken, refreshToken } = await mock.control.signIn(persona);
    document.cookie = "auth_token=" + authToken + "; path=/";
    document.cookie = "refresh_token=" + refreshToken + "; path=/";
  }
  document.body.insertAdjacentHTML("beforeend", document.querySelector("template").innerHTML);`;
const tag = (name: string) => `<template><${name} api-base="${API}"></${name}></template>`;

/** Pages that insert the element when the mock is ready, so that only the files of the element are measured. */
export const CASES: SizeCase[] = [
  {
    name: "bell, signed in: the count",
    budget: 110_300,
    later: 15_100,
    files: 2,
    html: tag("gds-notification-bell"),
    script: page("admin"),
    usable: "button > span",
  },
  {
    name: "registration, signed out: the form",
    budget: 131_300,
    later: 1_300,
    files: 4,
    html: tag("gds-donor-registration"),
    script: page(null),
    usable: "input[type=password]",
  },
  {
    name: "registration, signed in: the donor's data",
    budget: 147_400,
    later: 4_500,
    files: 6,
    html: tag("gds-donor-registration"),
    script: page("donor"),
    usable: "dd",
  },
  {
    name: "registration, signed in: the whole form",
    // with the form's own files, which weren't counted as long as the question about consents imported them, too
    budget: 243_300,
    later: 2_200,
    files: 13,
    html: tag("gds-donor-registration"),
    script: `
  sessionStorage.setItem(
    "gds:draft:v2:${API} d2 registration d2",
    JSON.stringify({ values: { step: "consents" }, base: { step: "" }, version: null, at: Date.now() }),
  );
  ${page("pending")}`,
    usable: "input[name=consentPrivacy]",
  },
  {
    name: "back office, signed in: the donors' list",
    // 2 kB are for documents and imports in every screen of the staff: routes, menu, live events, uploads in progress; 3.7 kB for
    // the layout of a page at the first paint, a location for each area, error screens in a frame, and what a print leaves out
    budget: 206_700,
    // 2.9 kB are what menus show when they are open: one press away
    later: 18_100,
    files: 6,
    html: tag("gds-backoffice"),
    script: page("admin", "#/app/donors"),
    usable: "[role=cell], td",
  },
];
