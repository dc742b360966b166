import { earnedTiers, tiersDue, tiersFor } from "../../domain/donor/award-tiers";
import { dayNumber } from "../../domain/dates/days";
import type { EligibilityRules } from "../../domain/donation/eligibility-rules";
import { COMPUTED_DONOR_FIELDS, DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { type FieldDefinition, fieldNames } from "../../domain/fields/field";
import { wirePeriodCount } from "../../domain/filter/period-counts";
import { valueClass } from "../../domain/filter/filter-fields";
import { mayDonate, type MayDonate } from "../../domain/donation/may-donate";
import { type AwardSettings, countedDays } from "../../domain/settings/award-settings";
import { fold, searchableText } from "../../domain/text";
import { dayText } from "./days";
import { findDuplicates } from "./duplicates";
import type { AwardRecord, DonationRecord, DonorRecord, DonorRow } from "./models";
import type { Column, Kind, Table, Value } from "./query";
import { RecordIndex, type RecordStore, untilChanged } from "./records";
import type { Settings } from "./settings";
import { phoneTerms } from "./telephones";

/** No rest is longer, and no year, in days (domain/settings/rule-figures.ts). */
const LONGEST_REST = 730;

/** A tier that was earned, its rank from 1, and the day of the donation that earned it. */
interface Earned {
  name: string;
  rank: number;
  earned: string;
}

/** What follows from a donor and the donor's other records: kept until one of them, the settings or the day changes. */
interface Computed {
  donations?: readonly DonationRecord[];
  awards?: readonly AwardRecord[];
  text?: string;
  nextDonation?: MayDonate;
  due?: readonly Earned[];
}

/** @returns a name as it is compared: without case and accents, the surname first */
export const nameKey = (lastName: string, firstName: string): string => fold(`${lastName} ${firstName}`).trim();

/** What a donor is found by. `person`: name and birth date; `name`: the name alone. */
const KEYS = {
  key: ({ key }: DonorRow) => key,
  fiscalCode: ({ fiscalCode }: DonorRow) => fiscalCode,
  cardNumber: ({ cardNumber }: DonorRow) => cardNumber,
  email: ({ email }: DonorRow) => email?.toLowerCase(),
  person: ({ lastName, firstName, birthday }: DonorRow) => birthday && `${nameKey(lastName, firstName)} ${birthday}`,
  name: ({ lastName, firstName }: DonorRow) => nameKey(lastName, firstName),
};
export type DonorKey = keyof typeof KEYS;

/** The donors as a list reads them, and what follows from each. */
export class Donors implements Table<DonorRecord> {
  readonly rows: () => readonly DonorRecord[];
  readonly columns: ReadonlyMap<string, Column<DonorRecord>>;
  readonly #indexes: Record<DonorKey, RecordIndex<"donor">>;
  readonly #donations: RecordIndex<"donation">;
  readonly #awards: RecordIndex<"award">;
  #computed = new WeakMap<DonorRecord, Computed>();
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
    const indexes = Object.entries(KEYS).map(([name, wordOf]) => [
      name,
      new RecordIndex(records, "donor", (donor) => [wordOf(donor) ?? ""].filter(Boolean)),
    ]);
    this.#indexes = Object.fromEntries(indexes) as Record<DonorKey, RecordIndex<"donor">>;
    this.#donations = new RecordIndex(records, "donation", ({ donorId }) => [donorId]);
    this.#awards = new RecordIndex(records, "award", ({ donorId }) => [donorId]);
    const duplicates = untilChanged(records, ["donor"], () => findDuplicates(this.rows()));
    const computed: Record<keyof typeof COMPUTED_DONOR_FIELDS, (donor: DonorRecord) => Value> = {
      nextDonationDate: (donor) => this.nextDonation(donor).date,
      possibleDuplicate: ({ _id }) => duplicates().has(_id),
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

  /** @returns the donors of a key, deleted ones included. @param word as {@link KEYS} makes it of a donor */
  find(key: DonorKey, word: string): DonorRecord[] {
    return word ? this.#indexes[key].find(word) : [];
  }

  /** @returns whether another donor has that value */
  isTaken(key: "fiscalCode" | "cardNumber" | "email", value: string, butId: string): boolean {
    const word = key === "email" ? value.toLowerCase() : value;
    return this.find(key, word).some(({ _id, deleted }) => !deleted && _id !== butId);
  }

  /** @returns the donor of a record that belongs to one */
  ownerOf(donorId: string): DonorRecord {
    const donor = this.records.get("donor", donorId);
    if (!donor) throw new Error(`no donor ${donorId}`);
    return donor;
  }

  /** @returns a donor's donations, oldest first */
  donationsOf(donor: DonorRecord): readonly DonationRecord[] {
    return (this.#computedOf(donor).donations ??= inOrder(this.#donations.find(donor._id), ({ date }) => date));
  }

  awardsOf(donor: DonorRecord): readonly AwardRecord[] {
    return (this.#computedOf(donor).awards ??= inOrder(this.#awards.find(donor._id), awardDay));
  }

  /** @returns how many donations a donor gave of which there is no record */
  earlierDonations(donor: DonorRecord): number {
    const opening = this.records.get("opening", donor._id);
    if (!opening) return 0;
    const recorded = this.donationsOf(donor).filter(({ date }) => date <= opening.until).length;
    return Math.max(0, opening.number - recorded);
  }

  /** @returns whether a donor may give whole blood, and from when */
  nextDonation(donor: DonorRecord): MayDonate {
    return (this.#computedOf(donor).nextDonation ??= this.nextDonationBy(donor, this.settings.rules));
  }

  /** The same by other rules. */
  nextDonationBy(donor: DonorRecord, rules: EligibilityRules): MayDonate {
    const today = this.today();
    const since = dayText(dayNumber(today) - Math.max(rules.periodicDays, LONGEST_REST));
    const given = this.donationsOf(donor);
    // of the older ones only the newest matters: that there were some
    const recent = given.filter(({ date }, at) => at === given.length - 1 || date >= since);
    return mayDonate(donor, recent, today, { rules });
  }

  /** @returns the tiers that a donor has earned and not been given, from the lowest */
  awardsDue(donor: DonorRecord): readonly Earned[] {
    return (this.#computedOf(donor).due ??= this.awardsDueBy(donor, this.settings.awards));
  }

  /** The same by other settings. */
  awardsDueBy(donor: DonorRecord, settings: AwardSettings): readonly Earned[] {
    const given: { date: string; type: number }[] = [...this.donationsOf(donor)];
    const { until } = this.records.get("opening", donor._id) ?? {};
    let earlier = this.earlierDonations(donor);
    if (given.length === 0 && until) {
      // where only a number is known, its last one was given on the day until which it counts
      given.push({ date: until, type: 1 });
      earlier = Math.max(0, earlier - 1);
    }
    const counted = countedDays(given, { sex: donor.gender, birthday: donor.birthday }, settings);
    const days = [...Array.from({ length: earlier }, () => given[0]?.date ?? ""), ...counted];
    const earned = earnedTiers(days, tiersFor(settings.tiers, donor.gender));
    return tiersDue(
      earned.map((tier, at) => ({ name: tier.name, rank: at + 1, earned: tier.earned })),
      this.awardsOf(donor),
    );
  }

  /** How often a donor gave within the period that a name says. */
  figure(name: string): Column<DonorRecord> | undefined {
    const figure = wirePeriodCount(name);
    if (!figure) return undefined;
    const { from, to, type } = figure;
    const counts = (one: DonationRecord) =>
      one.date >= from && one.date <= to && (type === null || one.type === Number(type));
    return { kind: "number", get: (donor) => this.donationsOf(donor).filter(counts).length };
  }

  matchesText(donor: DonorRecord, word: string): boolean {
    return (this.#computedOf(donor).text ??= searchableText(textOf(donor))).includes(word);
  }

  /** The settings have changed. */
  clearComputed(): void {
    this.#computed = new WeakMap();
  }

  #computedOf(donor: DonorRecord): Computed {
    const today = this.today();
    if (today !== this.#day) this.clearComputed();
    this.#day = today;
    const known = this.#computed.get(donor) ?? {};
    this.#computed.set(donor, known);
    return known;
  }
}

/** How a field of the catalogue compares here. */
export function kindOf(field: FieldDefinition): Kind {
  const values = valueClass(field);
  if (values === "flag") return "boolean";
  if (values !== "text") return values;
  return field.kind === "code" || field.kind === "enumeration" ? "code" : "text";
}

/** @returns the day that an award is known by */
export const awardDay = ({ awardDonorsGroupDate, awardDate }: AwardRecord): string =>
  awardDonorsGroupDate ?? awardDate ?? "";

const inOrder = <T extends { key: string; deleted: boolean }>(records: T[], dayOf: (record: T) => string): T[] =>
  records.filter(({ deleted }) => !deleted).sort((a, b) => compare(dayOf(a), dayOf(b)) || compare(a.key, b.key));

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** What free text looks through. */
const textOf = (donor: DonorRow): string =>
  [
    ...[donor.firstName, donor.lastName, donor.firstName, donor.email, donor.fiscalCode, donor.cardNumber],
    ...[donor.mobile, donor.city, donor.serialNumber, donor.key],
    ...phoneTerms([donor.mobile, donor.phoneHome]),
  ]
    .filter(Boolean)
    .join("\n");
