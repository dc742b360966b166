import { expect, it } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import type { Feature } from "../../domain/features";
import { ROUTES, type RouteName } from "../../domain/routes";
import { texts as statusTexts } from "../../features/donors/status/texts";
import type { Persona } from "../../mocks/index";
import { DEFAULT_RULES_NOTE } from "../../shared/donor/parts/default-rules-note";
import { until } from "../../ui/test-support";
import { openPartner } from "../donor-registration/test-support/partner";
import type { RenderedPage } from "../test-support/render-page";
import { texts as errorTexts } from "./errors/texts";
import { openOffice, visitRoutes } from "./test-support/visit-routes";

/**
 * Texts of a screen promise only what the server declares (decisions §2). If a new text promises something, add its words here
 * with their feature. `unless`: the promise is all right beside such a text.
 */
const PROMISES: readonly { says: RegExp; feature: Feature; unless?: RegExp }[] = [
  {
    says: /giorni di riposo|Riposo di|\btra \d+ e \d+\b|\bPesi almeno\b|Non prima di/,
    feature: "settings",
    unless: /regole di base/,
  },
  { says: /vale come la tessera/, feature: "settings" },
  { says: /donazioni e (benemerenze|messaggi)|(,| e) le donazioni/, feature: "donations" },
  { says: /benemerenz/i, feature: "awards" },
  { says: /nell[oa] stori(co|a)|\bla storia\b|\bStoria\b/, feature: "history" },
  { says: /chi esporta/, feature: "exports" },
  { says: /da «I miei dati» o/, feature: "consents" },
  { says: /da un altro (telefono|dispositivo|computer)/, feature: "registration-drafts" },
  { says: /\bpassword, |, password|cambi(a|are) (la )?password/i, feature: "account" },
  { says: /altri dispositivi|e dispositivi/i, feature: "sessions" },
  { says: /statistiche sono|dashboard conta/i, feature: "stats" },
  {
    says: /inviala|a ogni invio|Prima di inviare|convocazion[ei]\b(?! di)|Le e-mail che invii/,
    feature: "email-sending",
  },
  { says: /\bfoto\b/i, feature: "uploads" },
  { says: /altri della segreteria|colleghi/, feature: "people" },
  { says: /cestino/i, feature: "documents" },
  {
    says: /fino a quando|lo legge anche il donatore|Nella sua pagina legge|Nella tua pagina trovi/,
    feature: "settings",
  },
];

const ATTRIBUTES = ["aria-label", "title", "placeholder", "aria-description"];

/** @returns all texts of a screen, also names and hints, without the records' contents in frames and fields */
function textsOf(shadow: ShadowRoot): string {
  const attributes = [...shadow.querySelectorAll("*")].flatMap((element) =>
    ATTRIBUTES.map((name) => element.getAttribute(name) ?? ""),
  );
  return [...[...shadow.children].map((child) => (child as HTMLElement).innerText ?? ""), ...attributes].join("\n");
}

/** Templates have names and texts of an association: they promise nothing about the server. */
const OWN_WORDS = /^.*(Convocazione|Benemerenze\n|Cerimonia).*$/gm;

function expectNoPromise(shadow: ShadowRoot, where: string, declared: readonly Feature[] = []): void {
  const all = textsOf(shadow);
  const text = all.replace(OWN_WORDS, "");
  for (const { says, feature, unless } of PROMISES)
    if (!declared.includes(feature) && !unless?.test(text))
      expect.soft(says.exec(text)?.[0], `${where}: a promise of “${feature}”`).toBeUndefined();
}

const NAMES = Object.keys(ROUTES) as RouteName[];
const nothing = { features: [], publicFeatures: "" };

it.each([null, "admin", "manager", "director", "donor", "pending", "suspended"] as const)(
  "no page of %s promises a feature that the server doesn't declare",
  async (persona) => {
    const page = await openOffice(persona, { ...nothing, path: persona ? "/app/dashboard" : "/" });
    await visitRoutes(page, persona, NAMES, async (name) => {
      if (name === "donors" && page.heading()?.startsWith(ROUTES.donors.title))
        await until(() => page.shadow.querySelector("tbody tr"));
      expectNoPromise(page.shadow, `${persona} ${name}`);
    });
  },
);

const DIALOGS: readonly [what: string, persona: Persona, path: string, open: (page: RenderedPage) => Promise<void>][] =
  [
    ["the menu", "admin", "/app/dashboard", (page) => page.press("button", "Utenti")],
    ["the export", "director", "/app/donors", (page) => page.press("button", "Esporta")],
    [
      "a suspension",
      "admin",
      "/app/donors/details/d7",
      async (page) => {
        (await until(() => page.find("[aria-haspopup=menu]", statusTexts.menu))).focus();
        await userEvent.keyboard("{Enter}");
        await page.press("[role=menuitem]", statusTexts.actions.suspend[0]);
        await userEvent.click(await until(() => page.find("dialog label", "Cure dentali lievi")));
      },
    ],
    [
      "a final suspension",
      "admin",
      "/app/donors/details/d7",
      async (page) => {
        (await until(() => page.find("[aria-haspopup=menu]", statusTexts.menu))).focus();
        await userEvent.keyboard("{Enter}");
        await page.press("[role=menuitem]", statusTexts.actions.suspend[0]);
        await userEvent.click(await until(() => page.find("dialog label", "Epatite")));
        await page.press("dialog button", statusTexts.goOn);
        await until(() => page.find("dialog[open] button", statusTexts.forEver));
      },
    ],
  ];

it.each(DIALOGS)("%s promises no feature that the server doesn't declare", async (what, persona, path, open) => {
  await browser.viewport(1200, 900);
  const page = await openOffice(persona, { ...nothing, path });
  await open(page);
  await until(() => page.shadow.querySelector("dialog[open], [popover]:popover-open"));
  expectNoPromise(page.shadow, what);
});

it("the first screen on a partner's page doesn't promise drafts on another device", async () => {
  const { scene, page } = await openPartner({ publicFeatures: "" });
  await until(() => page().includes("Puoi fermarti"));
  expectNoPromise(scene.shadow, "partner");
});

it("a text that names a feature is there if the server declares it", async () => {
  const page = await openOffice("donor");
  await expect.poll(page.text).toContain("E-mail, password, tema e dispositivi");
  expect(page.text()).toContain("le benemerenze e le donazioni");
  expect(page.text()).not.toContain(DEFAULT_RULES_NOTE);
});

it("a suspended donor reads since when, and no end that nobody knows", async () => {
  const page = await openOffice("suspended", nothing);
  await expect.poll(page.text).toContain("Il tuo stato");
  expect(page.text()).toMatch(/Dal\S+ \d+ \S+ \d{4}/);
  expect(page.text()).not.toContain("a data da stabilire");
});

it("the address of a page that the server doesn't offer says so", async () => {
  const page = await openOffice("admin", { ...nothing, path: "/app/managers" });
  await expect.poll(page.text).toContain(errorTexts.notOffered);
  expect(page.text()).not.toContain(errorTexts.notFoundSays);
});

const BARE = { success: true, template: { _id: "t1", name: "Natale" } };
const bareTemplates = (request: Request) => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/emails-template/t1")) return Response.json(BARE);
  return pathname.endsWith("/emails-template") ? Response.json([BARE.template]) : undefined;
};

it.each([
  ["the list", "/app/emails-template", "Natale", "Senza oggetto"],
  ["the preview", "/app/emails-template/t1", "non manda il contenuto", "non contiene"],
  ["the editor", "/app/emails-template/t1/edit", "non arriva dal server", "danneggiato"],
])("%s of templates doesn't state what the server doesn't send", async (_what, path, said, unsaid) => {
  const page = await openOffice("admin", { ...nothing, path, answer: bareTemplates });
  await expect.poll(page.text).toContain(said);
  expect(page.text()).not.toContain(unsaid);
  if (path !== "/app/emails-template")
    expect(page.find("a", "Exit").getAttribute("href")).toMatch(/#\/app\/emails-template$/);
});

it("the templates are read without parameters", async () => {
  const calls: string[] = [];
  const page = await openOffice("admin", {
    path: "/app/emails-template",
    answer: ({ url }) => void (url.includes("/emails-template") && calls.push(url)),
  });
  await until(() => page.shadow.querySelector("tbody tr"));
  expect(calls.map((url) => new URL(url).search)).toEqual([""]);
});
