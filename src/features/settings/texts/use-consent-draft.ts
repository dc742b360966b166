import { isSameConsent, type WrittenConsent } from "../../../domain/settings/publish-consents";
import type { ConsentText, ConsentWords } from "../../../domain/settings/consent-settings";
import type { ConsentCode } from "../../../domain/donor/consents";
import { isRecord } from "../../../domain/values";
import { useTyped } from "../use-typed";

/** What is typed, and what was in force when it began. */
interface TypedConsent {
  now: WrittenConsent;
  base: ConsentWords;
}

const wordsOf = (kept: unknown): ConsentWords | null =>
  isRecord(kept) && typeof kept.summary === "string" && typeof kept.text === "string"
    ? { summary: kept.summary, text: kept.text }
    : null;

const readTyped = (kept: unknown): TypedConsent | null => {
  if (!isRecord(kept)) return null;
  const [now, base] = [wordsOf(kept.now), wordsOf(kept.base)];
  const correction = isRecord(kept.now) && kept.now.correction === true;
  return now && base ? { now: { ...now, correction }, base } : null;
};

/** What is typed over a text that is in force. */
export function useConsentDraft(code: ConsentCode, { summary, text }: ConsentText) {
  const draft = useTyped(`consent ${code}`, readTyped);
  const saved = { summary, text };
  const now: WrittenConsent = draft.typed?.now ?? { ...saved, correction: false };
  const changed = !isSameConsent(now, saved);
  const isOlder = draft.typed !== null && changed && !isSameConsent(saved, draft.typed.base);
  // it was to mend the words of another text: who agreed to the one in force hasn't agreed to it
  const value = { ...now, correction: now.correction && !isOlder };
  return {
    value,
    isTyped: draft.typed !== null,
    changed,
    /** What was published since isn't what one began with, nor what one typed. */
    isOlder,
    edit: (change: Partial<WrittenConsent>) =>
      draft.type({ base: draft.typed?.base ?? saved, now: { ...value, ...change } }),
    leave: () => draft.type(null),
    /** @param sent what is in force now: what was typed since stays upon it */
    published: (sent: WrittenConsent) => {
      if (draft.typed) draft.saved(draft.typed, (since) => ({ ...since, base: sent }));
    },
  };
}
