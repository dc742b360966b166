import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import type { ApiError } from "../../../api/errors";
import { useMutation } from "../../../api/react/use-mutation";
import { CONSENTS, type ConsentCode } from "../../../domain/donor/consents";
import type { ConsentSettings } from "../../../domain/settings/consent-settings";
import type { WrittenConsent } from "../../../domain/settings/publish-consents";
import { consentTextsAnswer } from "../../../shared/consents/read-texts";
import { useToast } from "../../../ui/toast/toast";
import { readSavedSection, shownSection, type SavedSection } from "../save-section";
import { consentTexts as texts } from "./consent-texts";

/** One text as it is to be, upon the section as it was read. */
export interface Publication {
  version: number;
  code: ConsentCode;
  written: WrittenConsent;
  /** The others as they are now: each card publishes its own. */
  others: ConsentSettings;
}

/** @returns the section's values as they are sent, with one text written anew */
export const valuesWith = (
  others: ConsentSettings,
  code: ConsentCode,
  written: WrittenConsent,
): Record<string, WrittenConsent> => {
  const now = CONSENTS.map((one) => {
    const { summary, text } = others[one.code];
    return [one.code, { summary, text, correction: false }] as const;
  });
  return { ...Object.fromEntries(now), [code]: written };
};

/**
 * Publishes a text of a consent, with the version of the section that was read (docs/decisions/0053). It can't be taken back:
 * somebody may agree to it the moment it is there (docs/decisions/0063).
 */
export function usePublishConsent() {
  const toast = useToast();
  const { write, writing } = useMutation<Publication, SavedSection<ConsentSettings>>({
    request: ({ version, code, written, others }) => ({
      path: endpoints.settingsSection("consents"),
      method: "PUT",
      body: { version, values: valuesWith(others, code, written) },
    }),
    reads: (body) => readSavedSection(body, "consents", consentTextsAnswer),
    changes: (_publication, done) => (done?.data ? shownSection("consents", done.data) : []),
    invalidates: () => affectedReads.settings(),
  });
  return {
    writing,
    /** @returns null once it is published; else why not */
    async publish(wish: Publication): Promise<ApiError | null> {
      const outcome = await write(wish);
      if (outcome.ok) {
        toast.success(texts.published);
        return null;
      }
      return outcome.error;
    },
  };
}
