import { CONSENTS, refusedConsents, signedProblem, type SignedProblem } from "../../../domain/donor/consents";
import type { PaperEdition } from "../../../domain/settings/paper-editions";
import type { PaperAnswer } from "./use-papers";

/** What a paper says of one text; "" where the text isn't on it. */
export type OnPaper = "yes" | "no" | "";

/** A paper of somebody whose answers may be known already, as it stands in the window. */
interface PaperDraft {
  /** By the consents' codes. */
  said: Readonly<Record<string, OnPaper>>;
  /** Id of the edition that was signed; "" for the newest. */
  edition: string;
  /** An ISO day, or what was typed so far. */
  signed: string;
}

export const EMPTY_PAPER: PaperDraft = { said: {}, edition: "", signed: "" };

interface ReadPaper {
  /** Nothing was answered yet. */
  empty: boolean;
  problem: SignedProblem | null;
  /** Required texts that the paper says no to, by their labels. */
  refused: readonly string[];
  /** What is sent: an answer to each text that is on the paper; null while something is wrong. */
  consents: readonly PaperAnswer[] | null;
}

interface Facts {
  /** What the paper has on it. */
  edition: PaperEdition | null;
  /** ISO days in Italy. */
  birthday: string | null;
  today: string;
  /** What stands by now. */
  known: readonly { code: string; date: string | null; signed: string | null }[];
}

/** @returns what a draft comes to */
export function readPaper({ said, signed }: PaperDraft, { edition, birthday, today, known }: Facts): ReadPaper {
  const consents = CONSENTS.flatMap(({ code }) =>
    said[code] ? [{ code, version: edition?.versions[code] ?? "", given: said[code] === "yes", signed }] : [],
  );
  const answered = known
    .filter(({ code }) => said[code])
    .flatMap((one) => one.signed ?? one.date ?? [])
    .sort();
  const problem = signedProblem(signed, edition?.date ?? "", { today, birthday, answered: answered.at(-1) ?? null });
  const empty = consents.length === 0;
  return {
    empty,
    problem,
    refused: refusedConsents(consents).map(({ label }) => label),
    consents: empty || problem || !edition ? null : consents,
  };
}
