import { describe, expect, it } from "vitest";
import { createCan } from "../../../api/session/ability";
import type { User } from "../../../domain/entities";
import type { Feature } from "../../../domain/features";
import type { Role } from "../../../domain/roles";
import { findRoute, isOffered } from "../../../domain/routes";
import { rulesOf } from "../../../mocks/auth/abilities";
import { FIRST_KEYS } from "../../../ui/browser/use-letter-keys";
import { OTHER_COMMANDS, PAGE_COMMANDS, PLACE_COMMANDS } from "./commands";
import { commandsOf } from "./commands-of";
import { findCommands } from "./find-commands";

/** The commands of a role, on a server with all features but one. */
function commandsFor(role: Role, without?: Feature) {
  const has = (feature: Feature) => feature !== without;
  const user: User = { _id: "u1", email: "", role, status: "active", privacy: true, profileImage: null };
  const rules = rulesOf({ _id: "u1", role, areas: ["Lodi"], status: "active" });
  const can = createCan(rules as Parameters<typeof createCan>[0], role, has);
  return commandsOf({ user, can, has, hasPage: (route) => isOffered(route, has) });
}
const names = (role: Role, without?: Feature) => commandsFor(role, without).map(({ name }) => name);
const found = (role: Role, text: string) => {
  const { actions, pages, others } = findCommands(commandsFor(role), text);
  return [...actions, ...pages, ...others].map(({ name }) => name);
};
/** What Enter may run before the people are found. */
const first = (text: string) => {
  const { actions, pages } = findCommands(commandsFor("admin"), text);
  return [...actions, ...pages].map(({ name }) => name);
};

describe("the commands of a role", () => {
  it("an administrator has all", () => {
    expect(names("admin")).toHaveLength(
      Object.keys(PAGE_COMMANDS).length + PLACE_COMMANDS.length + OTHER_COMMANDS.length,
    );
  });

  it("a manager has neither settings nor accounts", () => {
    const own = names("manager");
    expect(own).toEqual(expect.arrayContaining(["Registra una giornata", "Nuovo donatore", "Esporta…", "Donazioni"]));
    for (const name of ["Regole di donazione", "Responsabili", "Invita responsabili", "Importer", "Integrations"]) {
      expect(names("admin")).toContain(name);
      expect(own).not.toContain(name);
    }
  });

  it("a director has pages by ability, and no action that changes a donor", () => {
    const own = names("director");
    expect(own).toEqual(expect.arrayContaining(["Donatori", "Esporta…", "Stampa etichette", "Documenti"]));
    for (const name of ["Registra una giornata", "Registra una donazione", "Nuovo donatore", "Chi chiamare"])
      expect(own).not.toContain(name);
    expect(own).not.toContain("Controlla i possibili doppioni");
  });

  it("a donor has the own pages only", () => {
    expect(names("donor").sort()).toEqual([
      "Account settings",
      "Dashboard",
      "Documenti",
      "I miei dati",
      "Modifica i miei dati",
      "Scorciatoie da tastiera",
      "Sign out",
    ]);
    expect(commandsFor("donor").map(({ path }) => path)).toContain("/app/profile/u1");
  });

  it.each<[Feature, string]>([
    ["collection-days", "Registra una giornata"],
    ["calls", "Chi chiamare"],
    ["merge", "Controlla i possibili doppioni"],
    ["donor-writes", "Nuovo donatore"],
    ["settings", "Regole di donazione"],
    ["awards", "Benemerenze da consegnare"],
    ["documents", "Carica documenti"],
    ["people", "Invita responsabili"],
    ["erasure", "Richieste sui dati"],
    ["activity", "Registro attività"],
  ])("without the feature %s there is no command %s", (feature, name) => {
    expect(names("admin")).toContain(name);
    expect(names("admin", feature)).not.toContain(name);
  });
});

describe("a command", () => {
  const all = commandsFor("admin");

  it("has its own name and keys, which begin with a key that the page listens to", () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    const keys = all.flatMap(({ keys: own }) => own ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((own) => !FIRST_KEYS.includes(own.charAt(0)))).toEqual([]);
    expect(keys.filter((own) => own.length === 2 && !own.startsWith("g"))).toEqual([]);
    expect(keys.length).toBeGreaterThan(5);
  });

  it("of the activity log leads administrators to the settings, others to the log of their zones", () => {
    const pathFor = (role: Role, without?: Feature) =>
      commandsFor(role, without)
        .filter(({ name }) => name === "Registro attività")
        .map(({ path }) => path);
    expect(pathFor("admin")).toEqual(["/app/settings?tab=activity"]);
    expect(pathFor("manager")).toEqual(["/app/donors/activity"]);
  });

  it("leads to a route", () => {
    const paths = all.flatMap(({ path }) => path ?? []);
    expect(paths.length).toBe(all.length - OTHER_COMMANDS.length);
    expect(paths.filter((path) => findRoute(path.split("?")[0] ?? "") === null)).toEqual([]);
  });
});

describe("the search for commands", () => {
  it("finds them by the beginnings of words, actions first, then by name before synonyms", () => {
    expect(found("admin", "reg")).toEqual([
      "Registra una giornata",
      "Registra una donazione",
      "Registro attività",
      "Regole di donazione",
      "Donatori",
      "Donazioni",
      "Soglie delle benemerenze",
    ]);
    expect(found("admin", "giornata reg")).toEqual(["Registra una giornata"]);
  });

  it.each([
    ["excel", "Esporta…"],
    ["anagrafe", "Donatori"],
    ["etichette", "Stampa etichette"],
    ["telefonare", "Chi chiamare"],
    ["duplicati", "Controlla i possibili doppioni"],
    ["tema scuro", "Account settings"],
    ["medaglie", "Benemerenze da consegnare"],
    ["newsletter", "Nuova e-mail"],
    ["csv", "Importer"],
    ["esci", "Sign out"],
    ["gdpr", "Richieste sui dati"],
    ["oblio", "Richieste sui dati"],
    ["REGOLE  donaz", "Regole di donazione"],
  ])("%j finds %j", (text, name) => expect(found("admin", text)).toContain(name));

  it.each(["carta", "bus", "filippo", "contatti", "posta", "sign", "sign out", "esci"])(
    "%j doesn't find a command before people: it isn't the name of one, or ends the session",
    (text) => expect(first(text)).toEqual([]),
  );

  it.each(["Di S", "esc", "usc", "log", "signori"])(
    "%j, the beginning of a surname, doesn't find the end of the session",
    (text) => expect(found("admin", text)).not.toContain("Sign out"),
  );

  it.each(["sign out", "Sign", "logout", "disconnetti", "uscita"])(
    "%j finds the end of the session, last of all",
    (text) => expect(found("admin", text).at(-1)).toBe("Sign out"),
  );

  it.each(["", " ", "r", "?", "rossi", "amato, antonio", "reg rossi", "000742", "anna@gds.example"])(
    "%j finds none",
    (text) => expect(found("admin", text)).toEqual([]),
  );
});
