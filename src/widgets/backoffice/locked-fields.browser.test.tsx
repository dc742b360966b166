import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import type { Subject } from "../../api/session/ability";
import type { Persona } from "../../mocks/index";
import { until } from "../../ui/test-support";
import type { RenderedPage } from "../test-support/render-page";
import { openOffice } from "./test-support/visit-routes";

/**
 * In each kind of form, a rule with a condition locks a field of the records that fulfil it. The mock's own rules are about whole
 * records, so each test adds one rule about a field.
 */
interface FormCase {
  persona?: Persona;
  path: string;
  /** Opens the form or the menu. */
  open?: (page: RenderedPage) => Promise<void>;
  /** A rule forbids the field on conditions that the record fulfils. */
  locks: [subject: Subject, field: string, conditions: Record<string, unknown>];
  /** The control of that field: the label of an input, or an action that isn't offered. */
  control: Control;
  /** Changes another field and saves. */
  save: (page: RenderedPage) => Promise<void>;
  /** The end of the request's path, and the other field. */
  sends: [path: string, field: string];
  /** Changes the response of a read. */
  serve?: Record<string, (body: never) => object>;
}
type Control = { input: string } | { action: string };

const ENTRY = "[role=menuitem]";
const nameOf = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent).trim();
const inputOf = (page: RenderedPage, label: string) =>
  ([...page.shadow.querySelectorAll("label")].find((one) => one.textContent.trim().startsWith(label))
    ?.control as HTMLInputElement) ??
  [...page.shadow.querySelectorAll("input")].find((input) => input.ariaLabel?.startsWith(label)) ??
  null;
const actionOf = (page: RenderedPage, name: string) =>
  [...page.shadow.querySelectorAll(`button, ${ENTRY}`)].find((entry) => nameOf(entry).startsWith(name)) ?? null;

/** Whether the field can be changed; null while the form isn't there. */
function isOpen(page: RenderedPage, control: Control): boolean | null {
  if ("action" in control) return page.shadow.querySelector(ENTRY) && actionOf(page, control.action) !== null;
  const input = inputOf(page, control.input);
  return input && !(input.disabled || input.readOnly);
}

const press = async (page: RenderedPage, trigger: string, entry?: string) => {
  await page.press("button", trigger);
  if (entry) await page.press(ENTRY, entry);
};
const change = async (page: RenderedPage, label: string, value: string) => {
  await userEvent.fill(await until(() => inputOf(page, label)), value);
};
const street = async (page: RenderedPage) => {
  await change(page, "Via e numero", "Via Corridoni 8");
  await page.press("[type=submit]");
};

const FORMS: Record<string, FormCase> = {
  "a donor": {
    path: "/app/donors/edit/d12",
    locks: ["Donor", "city", { _id: "d12" }],
    control: { input: "Città" },
    save: street,
    sends: ["/donors/d12", "street"],
  },
  "a donor's contacts": {
    path: "/app/donors/details/d12",
    open: (page) => press(page, "Modifica i contatti"),
    locks: ["Donor", "mobile", { _id: "d12" }],
    control: { input: "Cellulare" },
    save: street,
    sends: ["/donors/d12", "street"],
  },
  "a donor's own data": {
    persona: "donor",
    path: "/app/profile/edit/d1",
    locks: ["Donor", "mailType", { _id: "d1" }],
    control: { input: "Preferisco le e-mail" },
    save: street,
    sends: ["/registration/d1", "street"],
  },
  "the correction of a registration": {
    persona: "pending",
    path: "/registration",
    open: (page) => press(page, "Correggi"),
    locks: ["Donor", "city", { status: "verified" }],
    control: { input: "Città" },
    save: street,
    sends: ["/registration/d2", "street"],
    serve: { "/registration/d2": ({ donor }: { donor: object }) => ({ donor: { ...donor, status: "verified" } }) },
  },
  "a staff account": {
    path: "/app/managers/details/u4?edit",
    locks: ["User", "phone", { _id: "u4" }],
    control: { input: "Cellulare" },
    async save(page) {
      await change(page, "Cognome", "Colombi");
      await page.press("[type=submit]");
    },
    sends: ["/users/u4", "lastName"],
  },
  "an account's zones": {
    path: "/app/managers/details/u4",
    open: (page) => press(page, "Altre azioni"),
    locks: ["User", "areas", { _id: "u4" }],
    control: { action: "Cambia zone" },
    async save(page) {
      await page.press(ENTRY, "Disattiva");
      await page.press("dialog[open] button", "Disattiva");
    },
    sends: ["/users/u4", "status"],
  },
  "a donation": {
    path: "/app/donors/details/d1?tab=donations",
    open: (page) => press(page, "Azioni per la donazione", "Modifica"),
    locks: ["Donation", "place", { version: 1, donorId: "d1" }],
    control: { input: "Luogo" },
    async save(page) {
      await change(page, "Data", "02/02/2012");
      await page.press("button", "Salva");
    },
    sends: ["/donations/", "date"],
  },
  "an award": {
    path: "/app/donors/details/d1?tab=awards",
    open: (page) => press(page, "Azioni per", "Modifica"),
    locks: ["Award", "awardDonorsGroup", { version: 1, donorId: "d1" }],
    control: { input: "Nome" },
    async save(page) {
      await change(page, "Consegnata il", "02/02/2016");
      await page.press("dialog[open] button", "Salva");
    },
    sends: ["/awards/", "awardDonorsGroupDate"],
  },
  "a zone": {
    path: "/app/settings",
    open: (page) => press(page, "Altro su Bergamo"),
    locks: ["Zone", "caps", { name: "Bergamo" }],
    control: { action: "Codici postali" },
    async save(page) {
      await page.press(ENTRY, "Rinomina");
      await userEvent.keyboard("Bergamo alta{Enter}");
    },
    sends: ["/zones/", "name"],
  },
  "a template": {
    path: "/app/emails-template/t1/edit",
    locks: ["EmailTemplate", "name", { _id: "t1" }],
    control: { input: "Nome del modello" },
    async save(page) {
      await page.press("button", "Aggiungi Linea");
      await page.press("button", "Salva");
    },
    sends: ["/emails-template/t1", "document"],
  },
  "a template in the list": {
    path: "/app/emails-template",
    open: (page) => press(page, "Azioni per Auguri di compleanno"),
    locks: ["EmailTemplate", "name", { name: "Auguri di compleanno" }],
    control: { action: "Rinomina" },
    save: (page) => page.press(ENTRY, "Archivia"),
    sends: ["/emails-template/", "state"],
  },
  "a document": {
    path: "/app/documents/details/doc1",
    open: (page) => press(page, "Altre azioni"),
    locks: ["Document", "sight", { _id: "doc1" }],
    control: { action: "Cambia chi lo vede" },
    async save(page) {
      await page.press(ENTRY, "Rinomina");
      await userEvent.keyboard("Modulo nuovo{Enter}");
    },
    sends: ["/documents/doc1", "name"],
  },
  "a folder of documents": {
    path: "/app/documents/folders/dir1",
    open: (page) => press(page, "Azioni per la cartella"),
    locks: ["Document", "parent", { _id: "dir1" }],
    control: { action: "Sposta" },
    async save(page) {
      await page.press(ENTRY, "Rinomina");
      await userEvent.keyboard("Moduli{Enter}");
    },
    sends: ["/documents/folders/dir1", "name"],
  },
};

let puts: { path: string; body: Record<string, unknown> }[];
beforeEach(() => {
  puts = [];
  sessionStorage.clear();
  localStorage.clear();
});

async function show({ persona = "admin", path, open, serve = {}, locks }: FormCase, fulfilled: boolean) {
  const [subject, field, conditions] = locks;
  const others = Object.fromEntries(Object.keys(conditions).map((name) => [name, "another"]));
  const rule = {
    action: "update",
    subject,
    fields: [field],
    conditions: fulfilled ? conditions : others,
    inverted: true,
  };
  const changes: Record<string, (body: never) => object> = {
    ...serve,
    "/auth/ability": (body: { ability: object[] }) => ({ ...body, ability: [...body.ability, rule] }),
  };
  const page = await openOffice(persona, {
    path,
    async answer(request, mock) {
      const { pathname } = new URL(request.url);
      const { method } = request;
      if (method === "PUT") puts.push({ path: pathname, body: await request.clone().json() });
      const found = method === "GET" && Object.entries(changes).find(([end]) => pathname.endsWith(end));
      return found ? Response.json(found[1]((await (await mock.fetch(request)).json()) as never)) : undefined;
    },
  });
  await open?.(page);
  return page;
}

it.each(Object.entries(FORMS))("the form of %s locks a field that this record doesn't allow", async (_, form) => {
  const page = await show(form, true);
  await expect.poll(() => isOpen(page, form.control)).toBe(false);
  await form.save(page);
  const [path, field] = form.sends;
  const { body } = await until(() => puts.find((put) => put.path.includes(path)));
  expect(body).toHaveProperty(field);
  expect(body).not.toHaveProperty(form.locks[1]);
});

it.each(Object.entries(FORMS))("the form of %s isn't locked by a rule about other records", async (_, form) => {
  const page = await show(form, false);
  await expect.poll(() => isOpen(page, form.control)).toBe(true);
});
