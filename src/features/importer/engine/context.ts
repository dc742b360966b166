import type { DonatingFacts } from "../../../domain/donation/warnings";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import type { ImportEntity } from "../../../domain/import/entity";
import type { DonationFact } from "../../../domain/donation/next-donation";

/** The donor that a row is about, as the server finds it. */
export interface FoundDonor {
  /** Null if there is no such donor, or several could be meant. */
  id: string | null;
  name: string;
  /** What distinguishes the donor from others of the same name. */
  hint: string;
  /** Why there is no match, in Italian; null for a donor to add. */
  reason: string | null;
  /** Several could be meant: the summary asks. */
  isAsked: boolean;
  /** What a donation is checked against; null if it isn't known. */
  facts: DonatingFacts | null;
  donations: readonly (DonationFact & { key: string })[];
}

/** What is checked against. */
export interface EngineContext {
  /** ISO day in Italy. */
  today: string;
  /** Names of the association's zones; none if the server has no zones. */
  zones: readonly string[];
  /** When donors may donate; null if the rules can't be read. */
  rules?: EligibilityRules | null;
  /**
   * Finds the donors of rows, by the values that they are found by, at most 500 at a time.
   * @returns one for each row
   */
  findDonors?: (entity: ImportEntity, rows: readonly Record<string, string>[]) => Promise<readonly FoundDonor[]>;
}
