import { earnedTiers, tiersDue, tiersFor } from "../../domain/donor/award-tiers";
import { dayNumber } from "../../domain/dates/days";
import type { DonationType } from "../../domain/donation/blood";
import type { EligibilityRules } from "../../domain/donation/eligibility-rules";
import { COMPUTED_DONOR_FIELDS } from "../../domain/fields/computed-donor-fields";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { type FieldDefinition, fieldNames } from "../../domain/fields/field";
import { wirePeriodCount } from "../../domain/filter/period-counts";
import { valueClass } from "../../domain/filter/filter-fields";
import { mayDonate, type MayDonate } from "../../domain/donation/may-donate";
import { type AwardSettings, countedDays } from "../../domain/settings/award-settings";
import { fold } from "../../domain/text";
import { dayText } from "./days";
import { type Pair, watchPairs } from "./duplicates";
import type { AwardRecord, DonationRecord, DonorRecord, DonorRow, OpeningRecord } from "./models";
import type { Column, Kind, Table, Value } from "./query";
import { RecordIndex, type RecordStore, untilChanged } from "./records";
import type { Settings } from "./settings";
import { searchedText } from "./searched-text";
import { weakly } from "./weakly";

/** An upper bound of the rest after a donation and of a year, in days. */
const MAX_REST_DAYS = 730;

/** A tier that was earned, its rank from 1, and the day of the donation that earned it. */
interface Earned {
  name: string;
  rank: number;
  earned: string;
}

/** Values computed from a donor and the donor's other records, kept until one of them, the settings or the day changes, or until the memory is needed. */
interface Computed {
  donations?: readonly DonationRecord[];
  awards?: readonly AwardRecord[];
  text?: string;
  nextDonation?: MayDonate;
  due?: readonly Earned[];
}

const computedValues = () => weakly(() => new WeakMap<DonorRecord, Computed>());
/** @returns a name for comparisons: without case and accents, the surname first */
export const nameKey = (lastName: string, firstName: string): string => fold(`${lastName} ${firstName}`).trim();

/** Keys of the indexes. `person`: name and birth date. */
const KEYS = {
  key: ({ key }: DonorRow) => key,
  fiscalCode: ({ fiscalCode }: DonorRow) => fiscalCode,
  cardNumber: ({ cardNumber }: DonorRow) => cardNumber,
  email: ({ email }: DonorRow) => email?.toLowerCase(),
  person: ({ lastName, firstName, birthday }: DonorRow) => birthday && `${nameKey(lastName, firstName)} ${birthday}`,
  name: ({ lastName, firstName }: DonorRow) => nameKey(lastName, firstName),
};
export type DonorKey = keyof typeof KEYS;
/** The keys of a merged record that still find its donor. The closed login of its e-mail address doesn't. */
const LEADS_ON: ReadonlySet<DonorKey> = new Set(["key", "fiscalCode", "cardNumber"]);

/** The table of donors, with the computed values of each. */
export class Donors implements Table<DonorRecord> {
  readonly rows: () => readonly DonorRecord[];
  /** The pairs that may be of one person, the surest first, without those of which somebody has said that they are two. */
  readonly openPairs: () => readonly Pair[];
  readonly columns: ReadonlyMap<string, Column<DonorRecord>>;
  readonly #indexes: Record<DonorKey, RecordIndex<"donor">>;
  readonly #parts: RecordIndex<"donor">;
  #computed = computedValues();
  #day = "";

  /** @param today the ISO day in Italy */
  constructor(
    private readonly records: RecordStore,
    private readonly settings: Settings,
    private readonly today: () => string,
  ) {
    this.rows = untilChanged(records, ["donor", "donation", "award", "opening"], () =>
      records.all("donor").filter(({ deleted }) => !deleted),
    );
    const indexes = Object.entries(KEYS).map(([name, keyOf]) => [
      name,
      new RecordIndex(records, "donor", (donor) => [keyOf(donor) ?? ""].filter(Boolean)),
    ]);
    this.#indexes = Object.fromEntries(indexes) as Record<DonorKey, RecordIndex<"donor">>;
    this.#parts = new RecordIndex(records, "donor", ({ mergedInto }) => (mergedInto ? [mergedInto] : []));
    const { openPairs, isPaired } = watchPairs(records, this);
    this.openPairs = openPairs;
    const computed: Record<keyof typeof COMPUTED_DONOR_FIELDS, (donor: DonorRecord) => Value> = {
      nextDonationDate: (donor) => this.nextDonation(donor).date,
      nextPlateletsDate: (donor) => this.nextDonationBy(donor, this.settings.rules, 2).date,
      nextPlasmaDate: (donor) => this.nextDonationBy(donor, this.settings.rules, 3).date,
      possibleDuplicate: isPaired,
      awardDue: (donor) => this.awardsDue(donor).at(-1)?.name ?? null,
    };
    this.columns = new Map<string, Column<DonorRecord>>([
      ["_id", { kind: "code", get: ({ _id }) => _id }],
      ...fieldNames(DONOR_FIELDS).map((name): [string, Column<DonorRecord>] => [
        name,
        {
          kind: kindOf(DONOR_FIELDS[name]),
          get: (donor) => donor[name],
          ...(name === "lastName" && { then: "firstName" }),
        },
      ]),
      ...fieldNames(COMPUTED_DONOR_FIELDS).map((name): [string, Column<DonorRecord>] => [
        name,
        { kind: kindOf(COMPUTED_DONOR_FIELDS[name]), get: computed[name] },
      ]),
    ]);
  }

  /**
   * @param value as {@link KEYS} computes it
   * @returns the donors with a key, deleted ones included; for a key of a merged record, the donor of which it is a part
   */
  find(key: DonorKey, value: string): DonorRecord[] {
    const found = value ? this.#indexes[key].find(value) : [];
    if (!LEADS_ON.has(key) || !found.some(({ mergedInto }) => mergedInto)) return found;
    return [...new Set(found.map((donor) => this.#current(donor)))];
  }

  #current(donor: DonorRecord): DonorRecord {
    return donor.mergedInto === undefined ? donor : this.#current(this.ownerOf(donor.mergedInto));
  }

  /** @returns the records that have become a part of a donor */
  partsOf({ _id }: Pick<DonorRow, "_id">): DonorRecord[] {
    return this.#parts.find(_id).flatMap((part) => [part, ...this.partsOf(part)]);
  }

  /** @returns whether another donor has the value */
  isTaken(key: "fiscalCode" | "cardNumber" | "email", value: string, ownId: string): boolean {
    return this.find(key, key === "email" ? value.toLowerCase() : value).some(
      ({ _id, deleted }) => !deleted && _id !== ownId,
    );
  }

  /** @returns the donor of a donation or an award */
  ownerOf(donorId: string): DonorRecord {
    const donor = this.records.get("donor", donorId);
    if (!donor) throw new Error(`no donor ${donorId}`);
    return donor;
  }

  /** @returns a donor's donations, oldest first */
  donationsOf(donor: DonorRecord): readonly DonationRecord[] {
    return (this.#computedOf(donor).donations ??= inOrder(
      this.records.ownedBy("donation", donor._id),
      ({ date }) => date,
    ));
  }

  awardsOf(donor: DonorRecord): readonly AwardRecord[] {
    return (this.#computedOf(donor).awards ??= inOrder(this.records.ownedBy("award", donor._id), awardDay));
  }

  /** @returns the number of donations without a record */
  earlierDonations(donor: DonorRecord): number {
    const days = this.donationsOf(donor).map(({ date }) => date);
    return unrecorded(this.records.get("opening", donor._id), days);
  }

  /** @returns whether a donor may give whole blood, and from when */
  nextDonation(donor: DonorRecord): MayDonate {
    return (this.#computedOf(donor).nextDonation ??= this.nextDonationBy(donor, this.settings.rules));
  }

  /** @returns the next donation of a type, by any rules */
  nextDonationBy(donor: DonorRecord, rules: EligibilityRules, type: DonationType = 1): MayDonate {
    const today = this.today();
    const since = dayText(dayNumber(today) - Math.max(rules.periodicDays, MAX_REST_DAYS));
    const donations = this.donationsOf(donor);
    // of older donations, only the last one matters
    const recent = donations.filter(({ date }, at) => at === donations.length - 1 || date >= since);
    return mayDonate(donor, recent, today, { rules, type });
  }

  /** @returns the awards that a donor has earned but not received, from the lowest */
  awardsDue(donor: DonorRecord): readonly Earned[] {
    return (this.#computedOf(donor).due ??= this.awardsDueBy(donor, this.settings.awards));
  }

  /** @returns the awards due by other settings */
  awardsDueBy(donor: DonorRecord, settings: AwardSettings): readonly Earned[] {
    const donations: { date: string; type: number }[] = [...this.donationsOf(donor)];
    const { until } = this.records.get("opening", donor._id) ?? {};
    let earlier = this.earlierDonations(donor);
    if (donations.length === 0 && until) {
      // without records, the last donation is assumed on the day of the count
      donations.push({ date: until, type: 1 });
      earlier = Math.max(0, earlier - 1);
    }
    const days = countedDays(donations, { sex: donor.gender, birthday: donor.birthday }, settings, earlier);
    const earned = earnedTiers(days, tiersFor(settings.tiers, donor.gender));
    return tiersDue(
      earned.map((tier, at) => ({ name: tier.name, rank: at + 1, earned: tier.earned })),
      this.awardsOf(donor),
    );
  }

  periodCount(name: string): Column<DonorRecord> | undefined {
    const periodCount = wirePeriodCount(name);
    if (!periodCount) return undefined;
    const { from, to, type } = periodCount;
    const counts = (donation: DonationRecord) =>
      donation.date >= from && donation.date <= to && (type === null || donation.type === Number(type));
    return { kind: "number", get: (donor) => this.donationsOf(donor).filter(counts).length };
  }

  matchesText(donor: DonorRecord, term: string): boolean {
    return (this.#computedOf(donor).text ??= searchedText(donor, this.partsOf(donor))).includes(term);
  }

  /** Clears computed values, because settings have changed. */
  clearComputed(): void {
    this.#computed = computedValues();
  }

  #computedOf(donor: DonorRecord): Computed {
    const today = this.today();
    if (today !== this.#day) this.clearComputed();
    this.#day = today;
    const all = this.#computed();
    const computed = all.get(donor) ?? {};
    all.set(donor, computed);
    return computed;
  }
}

/** @returns how many of the donations of a count have no record @param days of the recorded ones */
export const unrecorded = (opening: OpeningRecord | null | undefined, days: readonly string[]): number =>
  opening ? Math.max(0, opening.number - days.filter((day) => day <= opening.until).length) : 0;

/** @returns how values of a field are compared */
export function kindOf(field: FieldDefinition): Kind {
  const values = valueClass(field);
  if (values === "flag") return "boolean";
  if (values !== "text") return values;
  return field.kind === "code" || field.kind === "enumeration" ? "code" : "text";
}

/** @returns the date of an award; "" if unknown */
export const awardDay = ({ awardDonorsGroupDate, awardDate }: AwardRecord): string =>
  awardDonorsGroupDate ?? awardDate ?? "";

const inOrder = <T extends { key: string; deleted: boolean }>(
  records: readonly T[],
  dayOf: (record: T) => string,
): T[] =>
  records.filter(({ deleted }) => !deleted).sort((a, b) => compare(dayOf(a), dayOf(b)) || compare(a.key, b.key));

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
