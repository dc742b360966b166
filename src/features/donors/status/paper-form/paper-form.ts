import { CONSENTS, refusedConsents, signedProblem, type SignedProblem } from "../../../../domain/donor/consents";
import type { PaperEdition } from "../../../../domain/settings/paper-editions";
import type { PaperAnswer } from "./use-record-paper-form";

/** The answer to a text on a paper form; "" if the form doesn't contain the text. */
export type OnPaper = "yes" | "no" | "";

/** The input about a signed paper form. */
export interface PaperFormDraft {
  /** By consent code. */
  answers: Readonly<Record<string, OnPaper>>;
  /** Id of the signed edition; "" for the newest. */
  edition: string;
  /** An ISO day, or what was typed so far. */
  signed: string;
}

export const EMPTY_PAPER_FORM: PaperFormDraft = { answers: {}, edition: "", signed: "" };

/** The form at the desk contains all texts: an unchecked one is refused. */
export const EMPTY_DESK_FORM: PaperFormDraft = {
  ...EMPTY_PAPER_FORM,
  answers: Object.fromEntries(CONSENTS.map(({ code }) => [code, "no"])),
};

export interface ReadPaperForm {
  empty: boolean;
  problem: SignedProblem | null;
  /** Required texts that the form refuses. */
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
  /** The answers that the server already has. */
  recorded?: readonly { code: string; date: string | null; signed: string | null }[];
}

/** @returns what is wrong with a draft, or the answers to send */
export function readPaperForm(
  { answers, signed, edition: id }: PaperFormDraft,
  { editions, birthday, today, recorded = [] }: Facts,
): ReadPaperForm {
  const edition = editions.find((candidate) => candidate.id === id) ?? editions[0];
  const consents = CONSENTS.flatMap(({ code }) =>
    answers[code] ? [{ code, version: edition?.versions[code] ?? "", given: answers[code] === "yes", signed }] : [],
  );
  const answerDays = recorded
    .filter(({ code }) => answers[code])
    .flatMap((answer) => answer.signed ?? answer.date ?? [])
    .sort();
  const problem = signedProblem(signed, edition?.date ?? "", { today, birthday, answered: answerDays.at(-1) ?? null });
  const empty = consents.length === 0;
  const refused = refusedConsents(consents);
  return { empty, problem, refused, consents: empty || problem || !edition ? null : consents };
}
