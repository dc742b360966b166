import { CONSENTS } from "../../domain/donor/consents";
import {
  DEFAULT_CONSENTS,
  knownVersions,
  type ConsentSettings,
  type ConsentVersion,
} from "../../domain/settings/consent-settings";
import { historyOfRecord } from "./history";
import type { Db } from "../db/db";

/** @returns all texts that are or were in force, as their saves tell, the newest first */
export function consentVersions(db: Db): ConsentVersion[] {
  const saves = historyOfRecord(db, "settings", "consents").map(({ changes }) => changes[0]?.to as ConsentSettings);
  const since = [...saves, DEFAULT_CONSENTS];
  const saved = saves.flatMap((texts, nth) =>
    CONSENTS.flatMap(({ code }): ConsentVersion[] => {
      const { version, date, summary, text, sameAs } = texts[code];
      const former = since[nth + 1]?.[code].version;
      if (former === undefined || former === version) return [];
      return [{ code, version, date, correction: sameAs.includes(former), words: { summary, text } }];
    }),
  );
  return [...saved, ...knownVersions(DEFAULT_CONSENTS)];
}
