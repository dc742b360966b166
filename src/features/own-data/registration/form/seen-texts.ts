import { CONSENTS, type ConsentCode } from "../../../../domain/donor/consents";
import type { ConsentSettings } from "../../../../domain/settings/consent-settings";

/** Between versions; one that has it is taken for another, and read again. */
const MARK = "|";

/** @returns the versions of the texts that somebody has before them, as the form keeps them beside what was ticked */
export const writeSeen = (texts: ConsentSettings): string => CONSENTS.map(({ code }) => texts[code].version).join(MARK);

/** @param seen as the form kept it @returns the version of each text; empty for one that was never before anybody */
export function readSeen(seen: string): Record<ConsentCode, string> {
  const versions = seen.split(MARK);
  return Object.fromEntries(CONSENTS.map(({ code }, nth) => [code, versions[nth] ?? ""])) as Record<
    ConsentCode,
    string
  >;
}
