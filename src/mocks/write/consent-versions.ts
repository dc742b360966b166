import { CONSENTS } from "../../domain/donor/consents";
import {
  DEFAULT_CONSENTS,
  knownVersions,
  type ConsentSettings,
  type ConsentVersion,
} from "../../domain/settings/consent-settings";
import { historyOfRecord } from "./history";
import type { Db } from "../db/db";

/** @returns all current and former texts of the consents, newest first, from the history of the settings */
export function consentVersions(db: Db): ConsentVersion[] {
  const saves = historyOfRecord(db, "settings", "consents").map(({ changes }) => changes[0]?.to as ConsentSettings);
  const former = [...saves.slice(1), DEFAULT_CONSENTS];
  const saved = saves.flatMap((texts, nth) =>
    CONSENTS.flatMap(({ code }): ConsentVersion[] => {
      const { version, date, summary, text, sameAs } = texts[code];
      const before = former[nth]?.[code].version;
      if (before === undefined || before === version) return [];
      return [{ code, version, date, correction: sameAs.includes(before), words: { summary, text } }];
    }),
  );
  return [...saved, ...knownVersions(DEFAULT_CONSENTS)];
}
