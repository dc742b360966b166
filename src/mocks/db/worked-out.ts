import type { EligibilityRules } from "../../domain/donation/eligibility-rules";
import type { MayDonate } from "../../domain/donation/may-donate";

/** What follows from the association's rules, by row, as far as it was asked: kept until the row, the day or the rules change. */
export class WorkedOut {
  readonly #nextDonations: MayDonate[] = [];
  readonly #awardsDue: (string | null)[] = [];
  #day = "";

  /**
   * @param of.today the ISO day in Italy, asked each time
   * @param of.rules the association's, asked each time
   * @param of.mayDonate whether a row may donate on a day, and from when
   * @param of.awardDue the highest award that a row has earned and not been given, or null
   */
  constructor(
    private readonly of: {
      today(): string;
      rules(): EligibilityRules;
      mayDonate(row: number, day: string, rules: EligibilityRules): MayDonate;
      awardDue(row: number): string | null;
    },
  ) {}

  nextDonation(row: number): MayDonate {
    const today = this.of.today();
    if (today !== this.#day) this.#nextDonations.length = 0;
    this.#day = today;
    return (this.#nextDonations[row] ??= this.nextDonationBy(row, this.of.rules()));
  }

  /** The same by other rules. */
  nextDonationBy(row: number, rules: EligibilityRules): MayDonate {
    return this.of.mayDonate(row, this.of.today(), rules);
  }

  awardDue(row: number): string | null {
    if (!(row in this.#awardsDue)) this.#awardsDue[row] = this.of.awardDue(row);
    return this.#awardsDue[row] ?? null;
  }

  forgetRow(row: number): void {
    delete this.#nextDonations[row];
    delete this.#awardsDue[row];
  }

  forgetAll(): void {
    this.#nextDonations.length = 0;
    this.#awardsDue.length = 0;
  }
}
