import { CONSENTS, signedProblem, type SignedProblem } from "../../../domain/donor/consents";
import type { PaperEdition } from "../../../domain/settings/paper-editions";

/** What somebody has signed, as it stands in the window. */
export interface PapersDraft {
  /** Codes of the texts that were agreed to; the others were not. */
  given: readonly string[];
  /** Id of the edition that was signed; "" for the newest. */
  edition: string;
  /** An ISO day, or what was typed so far. */
  signed: string;
}

export const EMPTY_PAPERS: PapersDraft = { given: [], edition: "", signed: "" };

/** What a draft comes to. */
export interface ReadPapers {
  /** Required texts that were not agreed to. */
  missing: readonly string[];
  problem: SignedProblem | null;
  /** What is sent: an answer to each text; null while something is wrong. */
  body: { consents: { code: string; version: string; given: boolean; signed: string }[] } | null;
}

/** @param facts `edition`: what the paper has on it; birthday and today: ISO days in Italy */
export function readPapers(
  { given, signed }: PapersDraft,
  { edition, birthday, today }: { edition: PaperEdition | null; birthday: string | null; today: string },
): ReadPapers {
  const missing = CONSENTS.filter(({ code, required }) => required && !given.includes(code)).map(({ code }) => code);
  const problem = signedProblem(signed, edition?.date ?? "", { today, birthday, answered: null });
  const consents = CONSENTS.map(({ code }) => ({
    ...{ code, version: edition?.versions[code] ?? "" },
    ...{ given: given.includes(code), signed },
  }));
  return { missing, problem, body: missing.length > 0 || problem || !edition ? null : { consents } };
}
