import { draftKey, dropDraft, readDraft, storeDraft } from "../../api/session/stored-drafts";
import { isRecord } from "../../domain/values";
import { NOTHING, type Registration } from "../auth";

/** The views of somebody who is signed out. */
export type SignedOutView = "sign-up" | "sign-in" | "forgotten" | "mailed";
const VIEWS: readonly SignedOutView[] = ["sign-up", "sign-in", "forgotten", "mailed"];

/** Where somebody is before they are anybody, and what they have typed. */
export interface SignUpDraft<Typed = Registration> {
  view: SignedOutView;
  typed: Typed;
}

/** The draft has no user yet: a sign-in or sign-out removes it (api/session/stored-drafts.ts). */
const keyOf = (apiBase: string) => draftKey(apiBase, "-", "sign-up");
const LONGEST = 200;

const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, LONGEST) : "");

/** @returns the stored draft, read field by field: other scripts of the page may write there, too */
export function readSignUp(apiBase: string): SignUpDraft | null {
  const draft = readDraft(keyOf(apiBase));
  if (!isRecord(draft)) return null;
  const view = VIEWS.find((one) => one === draft.view);
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
 * Keeps it in the tab; never the password.
 * @param first the view that there is without a draft: as at first, it leaves nothing behind
 */
export function storeSignUp(
  apiBase: string,
  { view, typed }: SignUpDraft<Omit<Registration, "password">>,
  first: SignedOutView | null = null,
): void {
  const { firstName, lastName, email, area } = typed;
  const rest = { firstName, lastName, email, area };
  if (view === first && Object.values(rest).every((text) => text === "")) dropDraft(keyOf(apiBase));
  else storeDraft(keyOf(apiBase), { view, ...rest });
}
