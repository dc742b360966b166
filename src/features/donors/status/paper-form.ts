import { CONSENTS, refusedConsents, signedProblem, type SignedProblem } from "../../../domain/donor/consents";
import type { PaperEdition } from "../../../domain/settings/paper-editions";
import type { PaperAnswer } from "./use-papers";

/** The answer to one text on a paper form; "" if the text isn't on it. */
export type OnPaper = "yes" | "no" | "";

/** A signed paper form, as it is filled in. */
export interface PaperFormDraft {
  /** By the codes of the consents. */
  answers: Readonly<Record<string, OnPaper>>;
  /** Id of the signed edition; "" for the newest. */
  edition: string;
  /** An ISO day, or what was typed so far. */
  signed: string;
}

export const EMPTY_PAPER_FORM: PaperFormDraft = { answers: {}, edition: "", signed: "" };

/** The form that is signed at the desk has all texts: it says no to those that aren't checked. */
export const EMPTY_DESK_FORM: PaperFormDraft = {
  ...EMPTY_PAPER_FORM,
  answers: Object.fromEntries(CONSENTS.map(({ code }) => [code, "no"])),
};

export interface ReadPaperForm {
  empty: boolean;
  problem: SignedProblem | null;
  /** Required texts that the form says no to. */
  refused: ReturnType<typeof refusedConsents>;
  /** The answers to send; null while something is wrong. */
  consents: readonly PaperAnswer[] | null;
}

interface Facts {
  /** The newest first. */
  editions: readonly PaperEdition[];
  /** ISO days in Italy. */
  birthday: string | null;
  today: string;
  known?: readonly { code: string; date: string | null; signed: string | null }[];
}

/** Checks a draft. */
export function readPaperForm(
  { answers, signed, edition: id }: PaperFormDraft,
  { editions, birthday, today, known = [] }: Facts,
): ReadPaperForm {
  const edition = editions.find((one) => one.id === id) ?? editions[0];
  const consents = CONSENTS.flatMap(({ code }) =>
    answers[code] ? [{ code, version: edition?.versions[code] ?? "", given: answers[code] === "yes", signed }] : [],
  );
  const answered = known
    .filter(({ code }) => answers[code])
    .flatMap((one) => one.signed ?? one.date ?? [])
    .sort();
  const problem = signedProblem(signed, edition?.date ?? "", { today, birthday, answered: answered.at(-1) ?? null });
  const empty = consents.length === 0;
  const refused = refusedConsents(consents);
  return { empty, problem, refused, consents: empty || problem || !edition ? null : consents };
}
