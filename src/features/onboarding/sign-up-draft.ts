import { draftKey, dropDraft, readDraft, storeDraft } from "../../api/session/kept-for-user/stored-drafts";
import { isRecord } from "../../domain/values";
import { NOTHING, type Registration } from "../auth";

/** The views before the sign-in. */
export type SignedOutView = "sign-up" | "sign-in" | "forgotten" | "mailed";
const VIEWS: readonly SignedOutView[] = ["sign-up", "sign-in", "forgotten", "mailed"];

/** The current view before the sign-in, and the typed values. */
export interface SignUpDraft<Typed = Registration> {
  view: SignedOutView;
  typed: Typed;
}

/** The draft has no user. A sign-in or sign-out removes it (api/session/kept-for-user/stored-drafts.ts). */
const keyOf = (apiBase: string) => draftKey(apiBase, "-", "sign-up");
const MAX_LENGTH = 200;

const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, MAX_LENGTH) : "");

/** @returns the stored draft; null without one. Each field is checked, because other scripts of the page can change it */
export function readSignUp(apiBase: string): SignUpDraft | null {
  const draft = readDraft(keyOf(apiBase));
  if (!isRecord(draft)) return null;
  const view = VIEWS.find((name) => name === draft.view);
  if (!view) return null;
  const { firstName, lastName, email, area } = draft;
  return {
    view,
    typed: {
      ...NOTHING,
      firstName: textOf(firstName),
      lastName: textOf(lastName),
      email: textOf(email),
      area: textOf(area),
    },
  };
}

/**
 * Stores the draft in the tab, without the password.
 * @param first the initial view; if it is current and nothing is typed, the draft is removed
 */
export function storeSignUp(
  apiBase: string,
  { view, typed }: SignUpDraft<Omit<Registration, "password">>,
  first: SignedOutView | null = null,
): void {
  const { firstName, lastName, email, area } = typed;
  const values = { firstName, lastName, email, area };
  if (view === first && Object.values(values).every((text) => text === "")) dropDraft(keyOf(apiBase));
  else storeDraft(keyOf(apiBase), { view, ...values });
}
