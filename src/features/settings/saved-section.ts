import { endpoints } from "../../api/endpoints";
import type { CachedChange } from "../../api/react/cached-reads";
import type { ReadNow } from "../../api/react/use-mutation";
import type { Reader } from "../../api/read";
import { orNull } from "../../api/read-written";
import { parseAnswer } from "../../api/schema";
import { settingIn, wholeSettings, type Section } from "../../api/readers/settings";
import type { SectionName } from "../../domain/settings/sections";
import { isRecord } from "../../domain/values";

/** A section as the server has it after a save. */
export interface SavedSection<T> {
  section: Section<T>;
  /** The same as it came. */
  sent: unknown;
}

/** @returns what the answer to a save tells of the section; null where it doesn't tell its values */
export const readSavedSection = <T>(
  body: unknown,
  name: SectionName,
  answer: Reader<Section<T>>,
): SavedSection<T> | null => {
  const sent = isRecord(body) ? body.section : null;
  if (!isRecord(sent) || !isRecord(sent.values)) return null;
  const section = orNull(() => parseAnswer(answer, { settings: { [name]: sent } }));
  return section && { section, sent };
};

/**
 * @returns the settings with the section as it was saved, at once: until they are read again what was saved here would
 * look like a colleague's, and the next save would carry a version that is gone
 */
export const shownSection = (name: SectionName, { sent }: SavedSection<unknown>): readonly CachedChange[] => [
  {
    path: endpoints.settings(),
    apply: (cached) =>
      isRecord(cached) && isRecord(cached.settings)
        ? { ...cached, settings: { ...cached.settings, [name]: sent } }
        : cached,
  },
];

/** @returns the section as the server has it now, which all screens then show, too */
export async function readSectionNow<T>(
  read: ReadNow,
  name: SectionName,
  answer: Reader<Section<T>>,
): Promise<SavedSection<T>> {
  const whole = await read({ path: endpoints.settings(), schema: wholeSettings });
  return { section: parseAnswer(answer, whole), sent: settingIn(whole, name) };
}
