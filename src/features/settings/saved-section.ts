import { endpoints } from "../../api/endpoints";
import type { CachedChange } from "../../api/react/cached-reads";
import type { Reader } from "../../api/read";
import { parseAnswer } from "../../api/schema";
import type { Section } from "../../api/readers/settings";
import type { SectionName } from "../../domain/settings/sections";
import { isRecord } from "../../domain/values";

/** A section as the server has it after a save. */
export interface SavedSection<T> {
  section: Section<T>;
  /** The same as it came. */
  sent: unknown;
}

/** @returns the section in the response to a save; null if it isn't there. @throws ApiError */
export const readSavedSection = <T>(
  body: unknown,
  name: SectionName,
  answer: Reader<Section<T>>,
): SavedSection<T> | null => {
  const sent = isRecord(body) ? body.section : null;
  if (!isRecord(sent) || !isRecord(sent.values)) return null;
  return { section: parseAnswer(answer, { settings: { [name]: sent } }), sent };
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
