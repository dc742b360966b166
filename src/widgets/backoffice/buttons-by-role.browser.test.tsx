import { expect, it } from "vitest";
import permissions from "../../../docs/permissions.md?raw";
import type { Role } from "../../domain/roles";
import { until } from "../../ui/test-support";
import { Office } from "../test-support/office";
import { renderPage, type RenderedPage } from "../test-support/render-page";

/** What each role is offered on a screen is what docs/permissions.md allows (made by `build/permissions.ts`), and no more. */

type Reach = "all" | "own zones" | "own" | "–";
/** By right: how far each role's goes. */
const RIGHTS = new Map(
  permissions.split("\n").flatMap((line) => {
    const [, right = "", admin, director, manager, donor] = line.split("|").map((cell) => cell.trim());
    return /^\w+ [A-Z]\w+$/.test(right) ? [[right, { admin, director, manager, donor } as Record<Role, Reach>]] : [];
  }),
);

interface Screen {
  path: string;
  /** What whoever may read the screen sees there; the right for that. */
  seen: string;
  reads: string;
  /** Whether what is shown lies in the manager's zones. */
  inZones: boolean;
  /** Opens a menu of more. */
  menu?: string;
  /** Buttons, links and entries of that menu, by how their names begin, and the right that each needs. */
  offers: Record<string, string>;
}

const record = { reads: "read Donor", inZones: true, seen: "Morelli Roberto" };
const settings = { reads: "update Zone", inZones: true };
const SCREENS: Record<string, Screen> = {
  "the registry": {
    ...{ path: "/app/donors", seen: "Può donare dal", reads: "read Donor", inZones: true },
    offers: { Nuovo: "create Donor", Esporta: "export Donor" },
  },
  "a record": {
    ...{ ...record, path: "/app/donors/details/d7", menu: "Stato" },
    offers: {
      ...{ Modifica: "update Donor", "Registra donazione": "create Donation", "Registra un foglio": "update Donor" },
      ...{ Sospendi: "suspend Donor", Disattiva: "update Donor", Elimina: "delete Donor" },
    },
  },
  "a record's donations": {
    ...{ ...record, path: "/app/donors/details/d7?tab=donations", menu: "Azioni per la donazione" },
    offers: { "Registra donazione": "create Donation", Modifica: "update Donation", Elimina: "delete Donation" },
  },
  "a record's awards": {
    ...{ ...record, path: "/app/donors/details/d7?tab=awards" },
    offers: { "Aggiungi benemerenza": "create Award" },
  },
  "the managers": {
    ...{ path: "/app/managers", seen: "Colombo Marta", reads: "read User", inZones: true },
    ...{ menu: "Azioni per Colombo Marta" },
    offers: { Invita: "create User", "Cambia zone": "update User", Disattiva: "update User" },
  },
  "a manager's account": {
    ...{ path: "/app/managers/details/u4", seen: "manager.4@gds.example", reads: "read User", inZones: true },
    ...{ menu: "Altre azioni" },
    offers: { "Cambia zone": "update User", "Modifica i dati": "update User", Disattiva: "update User" },
  },
  "the administrators": {
    ...{ path: "/app/admins", seen: "admin.11@gds.example", reads: "read User", inZones: true },
    ...{ menu: "Azioni per Grassi Pietro" },
    offers: { Invita: "create User", "Modifica i dati": "update User", "Cambia ruolo": "update User" },
  },
  "an administrator's account": {
    ...{ path: "/app/admins/details/u11", seen: "admin.11@gds.example", reads: "read User", inZones: true },
    ...{ menu: "Altre azioni" },
    offers: { "Modifica i dati": "update User", "Cambia ruolo": "update User", Disattiva: "update User" },
  },
  "the zones of the settings": {
    ...{ ...settings, path: "/app/settings", seen: "L’ordine vale in tutti gli elenchi", menu: "Altro su Bergamo" },
    offers: {
      ...{ "Aggiungi zona": "create Zone", Rinomina: "update Zone", "Aggiungi associazione": "create Association" },
      ...{ "Codici postali": "update Zone", "Unisci con": "delete Zone", "Elimina la zona": "delete Zone" },
    },
  },
  "the rules of the settings": {
    ...{ ...settings, path: "/app/settings?tab=rules", seen: "Da sangue intero a sangue intero" },
    offers: { "Salva regole": "update Settings" },
  },
  "the awards of the settings": {
    ...{ ...settings, path: "/app/settings?tab=awards", seen: "Benemerenze" },
    offers: { "Aggiungi soglia": "update Settings", "Modifica Rame": "update Settings" },
  },
  "the cards of the settings": {
    ...{ ...settings, path: "/app/settings?tab=cards", seen: "Prossimo numero" },
    offers: { "Salva la numerazione": "update Settings" },
  },
  "the texts of the settings": {
    ...{ ...settings, path: "/app/settings?tab=texts", seen: "Pagina d’ingresso" },
    offers: { "Salva la pagina": "update Settings", "Pubblica il testo nuovo": "update Settings" },
  },
  "the documents": {
    ...{ path: "/app/documents", seen: "Modulo di iscrizione 2026", reads: "read Document", inZones: true },
    offers: { "Nuova cartella": "create Document", Carica: "create Document" },
  },
  "a document of all zones": {
    ...{ path: "/app/documents/details/doc1", seen: "Modulo di iscrizione 2026", reads: "read Document" },
    ...{ menu: "Altre azioni", inZones: false },
    offers: {
      ...{ Sposta: "update Document", Rinomina: "update Document", "Ripristina la versione": "update Document" },
      ...{ "Cambia chi lo vede": "update Document", Elimina: "delete Document" },
    },
  },
  "the templates": {
    ...{ path: "/app/emails-template", seen: "Auguri di compleanno", reads: "read EmailTemplate", inZones: true },
    ...{ menu: "Azioni per Auguri di compleanno" },
    offers: {
      ...{ "Nuovo modello": "create EmailTemplate", Duplica: "create EmailTemplate" },
      ...{ Rinomina: "update EmailTemplate", Archivia: "update EmailTemplate", Elimina: "delete EmailTemplate" },
    },
  },
  "a template": {
    ...{ path: "/app/emails-template/t1", seen: "Anteprima", reads: "read EmailTemplate", inZones: true },
    offers: { "Invia una prova": "update EmailTemplate" },
  },
};

const may = (role: Role, right: string, inZones: boolean): boolean => {
  const reach = RIGHTS.get(right)?.[role];
  if (!reach) throw new Error(`docs/permissions.md has no ${right}`);
  return reach === "all" || (reach === "own zones" && inZones);
};
const nameOf = (one: HTMLElement) => (one.getAttribute("aria-label") ?? one.innerText).trim();
const namesIn = ({ shadow }: RenderedPage) =>
  [...shadow.querySelectorAll<HTMLElement>("main :is(button, a), [role=menuitem]")].map(nameOf);

const ROLES = ["admin", "director", "manager", "donor"] as const satisfies Role[];
it.each(Object.keys(SCREENS).flatMap((name) => ROLES.map((role) => [name, role] as const)))(
  "%s: what is offered to the role %s is what the table allows",
  async (name, role) => {
    const { path, seen, reads, inZones, menu = "", offers } = SCREENS[name]!;
    const page = await renderPage(role, path, { part: <Office />, width: 1200 });
    const sees = may(role, reads, true);
    await until(() => page.shadow.querySelector("h1"));
    if (sees) await expect.poll(page.text).toContain(seen);
    else expect(page.text()).not.toContain(seen);
    const labels = Object.keys(offers);
    const allowed = labels.filter((label) => sees && may(role, offers[label]!, inZones));
    const opener = () =>
      [...page.shadow.querySelectorAll<HTMLElement>("main button")].find((one) => nameOf(one).startsWith(menu));
    if (menu && allowed.length > 0) (await until(opener)).click();
    const shown = () => {
      // who was led to the own dashboard has buttons of that
      if (location.hash === "#/app/dashboard") return [];
      const names = namesIn(page);
      return labels.filter((label) => names.some((one) => one.startsWith(label)));
    };
    await expect.poll(shown).toEqual(allowed);
  },
);
