import { endpoints } from "../../api/endpoints";
import type { CachedChange } from "../../api/react/cached-reads";
import type { ReadNow } from "../../api/react/use-mutation";
import type { Reader } from "../../api/read";
import { readWritten, type Written } from "../../api/read-written";
import { parseAnswer } from "../../api/schema";
import { settingIn, wholeSettings, type Section } from "../../api/settings";
import type { SectionName } from "../../domain/settings/sections";
import { isRecord } from "../../domain/values";

/** What the answer to a save tells of the section. */
export interface SavedSection extends Written {
  /** The section as it is now, as it came; null where the answer doesn't tell it. */
  now: unknown;
}

const readVersion = readWritten("section");

export const readSavedSection = (body: unknown): SavedSection => {
  const section = isRecord(body) ? body.section : null;
  return { ...readVersion(body), now: isRecord(section) && isRecord(section.values) ? section : null };
};

/**
 * @returns the settings with the section as it was saved, at once: until they are read again what was saved here would
 * look like a colleague's, and the next save would carry a version that is gone
 */
export const shownSection = (name: SectionName, { now }: SavedSection): readonly CachedChange[] =>
  now === null
    ? []
    : [
        {
          path: endpoints.settings(),
          apply: (cached) =>
            isRecord(cached) && isRecord(cached.settings)
              ? { ...cached, settings: { ...cached.settings, [name]: now } }
              : cached,
        },
      ];

/** @returns the section as the server has it now, which all screens then show, too; and what a save's answer would have told of it */
export async function readSectionNow<T>(
  read: ReadNow,
  name: SectionName,
  answer: Reader<Section<T>>,
): Promise<{ section: Section<T>; saved: SavedSection }> {
  const whole = await read({ path: endpoints.settings(), schema: wholeSettings });
  const section = parseAnswer(answer, whole);
  return { section, saved: { key: name, version: section.version, now: settingIn(whole, name) ?? null } };
}
