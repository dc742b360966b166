import { CONSENT_VERSIONS, CONSENTS, signedProblem, type SignedProblem } from "../../../domain/consents";

/** What somebody has signed, as it stands in the window. */
export interface PapersDraft {
  /** Codes of the texts that were agreed to; the others were not. */
  given: readonly string[];
  version: string;
  /** An ISO day, or what was typed so far. */
  signed: string;
}

export const EMPTY_PAPERS: PapersDraft = { given: [], version: CONSENT_VERSIONS[0].version, signed: "" };

/** What a draft comes to. */
export interface ReadPapers {
  /** Required texts that were not agreed to. */
  missing: readonly string[];
  problem: SignedProblem | null;
  /** What is sent: an answer to each text; null while something is wrong. */
  body: { consents: { code: string; version: string; given: boolean; signed: string }[] } | null;
}

/** @param birthday and today: ISO days in Italy */
export function readPapers(
  { given, version, signed }: PapersDraft,
  { birthday, today }: { birthday: string | null; today: string },
): ReadPapers {
  const missing = CONSENTS.filter(({ code, required }) => required && !given.includes(code)).map(({ code }) => code);
  const problem = signedProblem(signed, version, { today, birthday, answered: null });
  const consents = CONSENTS.map(({ code }) => ({ code, version, given: given.includes(code), signed }));
  return { missing, problem, body: missing.length > 0 || problem ? null : { consents } };
}
