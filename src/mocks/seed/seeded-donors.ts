import { ageOn } from "../../domain/dates/days";
import type { AwardTier } from "../../domain/donor/award-tiers";
import { omocodiaVariants } from "../../domain/fiscal-code/fiscal-code";
import type { DonorRecord } from "../db/models";
import { weakly } from "../db/weakly";
import { type SeededDonor, seedDonor } from "./donor";

/** Every nth donor has the mobile of the donor before: families share telephones, and some people have two records. */
const SHARED_MOBILE = 50;

/** Possible duplicates: of every so many donors after the first thousand, one is like the donor before. */
const SECOND_RECORD = { from: 1_000, every: 40 };

/** Creates the seeded donors one after the other. */
export class SeededDonors {
  /** The number of donors before the first with an id of its own: "d1", "d2" and so on. */
  #count = 0;
  /** The numbers of that one and those after it. */
  readonly #named = new Map<string, number>();
  #mobile: string | null = null;
  #before: DonorRecord | null = null;
  /** Of each second record, the first record of that person. */
  readonly #firsts = new Map<string, DonorRecord>();
  /** The list of donors soon asks for their donations and awards. */
  readonly #drawn = weakly(() => new Map<string, SeededDonor>());
  /** How many donors would have the same fiscal code. */
  readonly #codes = new Map<string, number>();

  /** @param anchor day number of the day on which the data are created; donations end here */
  constructor(
    private readonly seed: number,
    private readonly anchor: number,
    private readonly tiers: readonly AwardTier[],
  ) {}

  /**
   * If two people have the same fiscal code, the second gets a variant of it (omocodia).
   * @param id of the donor; default: from the number
   */
  next(id?: string): DonorRecord {
    const i = this.#count + this.#named.size;
    const isSecond = id === undefined && i >= SECOND_RECORD.from && i % SECOND_RECORD.every === 0;
    const donorId = id ?? `d${i + 1}`;
    if (id === undefined && this.#named.size === 0) this.#count += 1;
    else this.#named.set(donorId, i);
    if (isSecond && this.#before) this.#firsts.set(donorId, this.#before);
    const { donor } = this.#draw(donorId, i);
    if (!isSecond && donor.fiscalCode) {
      const before = this.#codes.get(donor.fiscalCode) ?? 0;
      this.#codes.set(donor.fiscalCode, before + 1);
      if (before > 0) donor.fiscalCode = nthVariant(donor.fiscalCode, before);
    }
    const { mobile } = donor;
    if (i % SHARED_MOBILE === SHARED_MOBILE - 1) donor.mobile = this.#mobile ?? mobile;
    this.#mobile = mobile;
    this.#before = donor;
    return donor;
  }

  /** @returns the donations and awards of a donor; none for a donor who wasn't seeded */
  recordsOf(donorId: string): Pick<SeededDonor, "donations" | "awards"> {
    const i = this.#named.get(donorId) ?? Number(donorId.slice(1)) - 1;
    const isSeeded = this.#named.has(donorId) || (i < this.#count && donorId === `d${i + 1}`);
    return isSeeded ? this.#draw(donorId, i) : { donations: () => [], awards: () => [] };
  }

  #draw(donorId: string, i: number): SeededDonor {
    const known = this.#drawn().get(donorId);
    if (known) return known;
    const own = seedDonor(this.seed, i, this.anchor, this.tiers, donorId);
    const first = this.#firsts.get(donorId);
    const drawn = first ? secondRecord(own, first, (i / SECOND_RECORD.every) % 4) : own;
    this.#drawn().set(donorId, drawn);
    return drawn;
  }
}

/** @returns a donor with what the donor before has: a second record of one person, with at most one donation, or a family's telephone */
function secondRecord(seeded: SeededDonor, { mobile, ...first }: DonorRecord, kind: number): SeededDonor {
  if (kind === 0) return { ...seeded, donor: { ...seeded.donor, mobile, fiscalCode: null } };
  const { firstName, lastName, gender, birthday, birthplace, fiscalCode } = first;
  const donations = () =>
    seeded
      .donations()
      .slice(-1)
      .filter(({ date }) => birthday && isOfAge(birthday, date));
  const [last] = donations();
  const donor: DonorRecord = {
    ...seeded.donor,
    firstName,
    // a letter too many, as people type it
    lastName: kind === 3 ? lastName.replace(/([bcdfglmnprstvz])(?!\1)/, "$1$1") : lastName,
    gender,
    birthday,
    birthplace,
    fiscalCode: kind === 1 ? fiscalCode : null,
    donationsNumber: last ? 1 : 0,
    lastDonationDate: last?.date ?? null,
    lastDonationType: last?.type ?? null,
    awards: null,
    awardsDate: null,
  };
  return { donor, donations, awards: () => [] };
}

const isOfAge = (birthday: string, day: string) => ageOn(birthday, day) >= 18 && ageOn(birthday, day) <= 65;

/** @param nth from 1 */
function nthVariant(code: string, nth: number): string {
  const variant = [...omocodiaVariants(code)][nth - 1];
  if (variant === undefined) throw new Error("more than 127 people with one fiscal code");
  return variant;
}
