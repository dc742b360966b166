import type { components } from "../../contract/api";
import { type SectionName, SECTIONS } from "../../domain/settings/sections";
import type { Db } from "../db/db";
import type { SettingsRecord } from "../db/models";
import type { Api } from "../handlers/api";
import { cardSettings } from "../write/new-donor";

type Settings = components["schemas"]["Settings"];

/** The association's settings by section. */
export const settingsHandlers = ({ anonymous }: Api) => [
  anonymous.get("/settings", ({ response, db }) => {
    const sections = SECTIONS.map((name) => [name, serializeSection(sectionOf(db, name))]);
    const settings = Object.fromEntries(sections) as Settings;
    return response(200).json({ success: true, settings });
  }),
];

/** @returns a section. That of cards has the next number, which changes with each new card. */
export function sectionOf(db: Db, name: SectionName): SettingsRecord {
  const section = db.settings.section(name);
  return name === "cards" ? { ...section, values: { ...cardSettings(db) } } : section;
}

/** @returns a section as the API returns it */
export const serializeSection = ({ version, values }: SettingsRecord) => ({ version, values });
