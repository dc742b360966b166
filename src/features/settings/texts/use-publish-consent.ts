import { affectedReads } from "../../../api/writes/affected-reads";
import { pageEndpoints } from "../../../api/page-endpoints";
import type { ApiError } from "../../../api/errors";
import { useMutation } from "../../../api/react/use-mutation";
import { CONSENTS, type ConsentCode } from "../../../domain/donor/consents";
import type { ConsentSettings } from "../../../domain/settings/consent-settings";
import type { WrittenConsent } from "../../../domain/settings/publish-consents";
import { consentTextsAnswer } from "../../../shared/consents/read-texts";
import { useToast } from "../../../ui/toast/toast";
import { readSavedSection, cacheSection, type SavedSection } from "../save-section";
import { consentTexts as texts } from "./consent-texts";

export interface Publication {
  /** Version of the section that was read. */
  version: number;
  code: ConsentCode;
  written: WrittenConsent;
  /** All texts in force. Only the text of `code` is replaced. */
  currentTexts: ConsentSettings;
}

/** @returns the values to send: the texts in force, with one text replaced */
export const valuesWith = (
  currentTexts: ConsentSettings,
  code: ConsentCode,
  written: WrittenConsent,
): Record<string, WrittenConsent> => {
  const now = CONSENTS.map((consent) => {
    const { summary, text } = currentTexts[consent.code];
    return [consent.code, { summary, text, correction: false }] as const;
  });
  return { ...Object.fromEntries(now), [code]: written };
};

/**
 * Publishes a consent text, with the version of the section that was read (docs/decisions/donors-and-settings.md, "Settings are
 * sections with versions"). There is no undo: somebody may accept the text as soon as it is published
 * (docs/decisions/donors-and-settings.md, "Consent texts have versions").
 */
export function usePublishConsent() {
  const toast = useToast();
  const { write, writing } = useMutation<Publication, SavedSection<ConsentSettings>>({
    request: ({ version, code, written, currentTexts }) => ({
      path: pageEndpoints.settingsSection("consents"),
      method: "PUT",
      body: { version, values: valuesWith(currentTexts, code, written) },
    }),
    reads: (body) => readSavedSection(body, "consents", consentTextsAnswer),
    changes: (_publication, done) => (done?.data ? cacheSection("consents", done.data) : []),
    invalidates: () => affectedReads.settings(),
  });
  return {
    writing,
    /** @returns null after the publication; otherwise the error */
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
