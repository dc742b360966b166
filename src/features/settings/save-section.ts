import { affectedReads } from "../../api/writes/affected-reads";
import { endpoints } from "../../api/endpoints";
import { pageEndpoints } from "../../api/page-endpoints";
import type { ApiError } from "../../api/errors";
import type { Reader } from "../../api/readers/read";
import { useReread } from "../../api/react/use-reread";
import { useMutation } from "../../api/react/use-mutation";
import { parseResponse } from "../../api/readers/parse-response";
import { wholeSettings, type Section } from "../../api/readers/settings";
import type { SectionName } from "../../domain/settings/sections";
import { isRecord } from "../../domain/values";
import { saveOutcome, type SaveOutcome } from "../../shared/record-form";
import { useUndoable } from "../../shared/undo";
import { texts } from "./texts";
import type { CachedChange } from "../../api/react/cached-reads";

/** A section in the response to a save. */
export interface SavedSection<T> {
  section: Section<T>;
  /** The unparsed section. */
  sent: unknown;
}

/** Reads the section from the response to a save; null if the response has none. @throws ApiError */
export const readSavedSection = <T>(
  body: unknown,
  name: SectionName,
  answer: Reader<Section<T>>,
): SavedSection<T> | null => {
  const sent = isRecord(body) ? body.section : null;
  if (!isRecord(sent) || !isRecord(sent.values)) return null;
  return { section: parseResponse(answer, { settings: { [name]: sent } }), sent };
};

/**
 * Puts a saved section into the cached settings. Otherwise, until the next read, the user's own save would look like a
 * colleague's, and the next save would send an old version.
 */
export const cacheSection = (name: SectionName, { sent }: SavedSection<unknown>): readonly CachedChange[] => [
  {
    path: endpoints.settings(),
    apply: (cached) =>
      isRecord(cached) && isRecord(cached.settings)
        ? { ...cached, settings: { ...cached.settings, [name]: sent } }
        : cached,
  },
];

interface Save<T> {
  version: number;
  values: T;
  /** The values that undo restores. */
  before: T;
}

export interface SectionWriter<T> {
  /** @returns null after a save; otherwise the error */
  save: (save: Save<T>) => Promise<ApiError | null>;
  /** Saves for a record form. */
  saveForm: (save: Save<T>) => Promise<SaveOutcome<Section<T>>>;
  writing: boolean;
}

/**
 * Saves a whole section of the settings, with the version that was read (docs/decisions/donors-and-settings.md, "Settings are
 * sections with versions").
 * @param answer reads the section from the settings
 * @param done the toast's text
 */
export function useSectionWriter<T extends object>(
  name: SectionName,
  answer: Reader<Section<T>>,
  done: string,
): SectionWriter<T> {
  const reread = useReread({ path: endpoints.settings(), schema: wholeSettings });
  const request = (version: number, values: T) => ({
    path: pageEndpoints.settingsSection(name),
    method: "PUT" as const,
    body: { version, values },
  });
  const invalidates = () => affectedReads.settings();
  const { write, writing } = useUndoable(
    useMutation<Save<T>, SavedSection<T>>({
      request: ({ version, values }) => request(version, values),
      reads: (body) => readSavedSection(body, name, answer),
      changes: (_wish, done) => (done?.data ? cacheSection(name, done.data) : []),
      invalidates,
    }),
    {
      done: () => done,
      undoLabel: () => texts.restoreFormer,
      undo: (saved, { before }) =>
        typeof saved?.section.version === "number" ? request(saved.section.version, before) : null,
      invalidates,
    },
  );
  const current = (section: unknown): Section<T> | null =>
    isRecord(section) ? parseResponse(answer, { settings: { [name]: section } }) : null;
  return {
    writing,
    async save(wish) {
      const outcome = await write(wish);
      return outcome.ok ? null : outcome.error;
    },
    async saveForm({ version, values, before }) {
      const outcome = await write({ version, values, before });
      if (!outcome.ok) return saveOutcome({ ok: false, error: outcome.error }, current);
      const reading = outcome.data ? null : await reread();
      const section = reading?.ok ? parseResponse(answer, reading.data) : outcome.data?.section;
      return { status: "saved", answer: section ? { ...section, version: section.version ?? version + 1 } : null };
    },
  };
}
