import { endpoints } from "../../../api/endpoints";
import type { COMPUTED_DONOR_FIELDS, DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { preloadList, type ListSource } from "../../../shared/lists/query/list-source";

/** Repeats the catalogue's fields, because the catalogue loads with the page. A test compares the two. */
const DONOR_SORTS = [
  "key",
  "area",
  "cardNumber",
  "firstName",
  "lastName",
  "serialNumber",
  "gender",
  "fiscalCode",
  "birthday",
  "birthplace",
  "street",
  "cap",
  "city",
  "province",
  "email",
  "phoneHome",
  "mobile",
  "mailType",
  "branch",
  "officePhone",
  "officeEmail",
  "aggregateOf",
  "association",
  "group",
  "bloodGroup",
  "lastDonationDate",
  "lastDonationType",
  "donationsNumber",
  "status",
  "suspended",
  "suspensionDate",
  "note",
  "inscriptionNote",
  "awards",
  "awardsDate",
  "privacy",
  "privacyDate",
  "reason",
  "nextDonationDate",
] as const satisfies (keyof typeof DONOR_FIELDS | keyof typeof COMPUTED_DONOR_FIELDS)[];

/** The page's tabs, in their order. */
export const TABS = ["donors", "donations", "awards", "awardsDue"] as const;
export type RegistryTab = (typeof TABS)[number];

export const donorsSource: ListSource = {
  kind: "donors",
  path: endpoints.donors(),
  idField: "_id",
  defaultSort: "lastName",
  sortable: DONOR_SORTS,
  tabs: TABS,
};

export const donationsSource: ListSource = {
  kind: "donations",
  features: ["donations"],
  path: endpoints.donations(),
  idField: "key",
  defaultSort: "-date",
  sortable: ["donor.lastName", "key", "type", "date", "place"],
  tabs: TABS,
};

export const awardsSource: ListSource = {
  kind: "awards",
  features: ["awards"],
  path: endpoints.awards(),
  idField: "key",
  defaultSort: "-awardDonorsGroupDate",
  sortable: ["donor.lastName", "key", "award", "awardDate", "awardDonorsGroup", "awardDonorsGroupDate"],
  tabs: TABS,
};

export const awardsDueSource: ListSource = {
  kind: "awardsDue",
  features: ["awards"],
  path: endpoints.awardsDue(),
  idField: "key",
  defaultSort: "rank",
  sortable: ["donor.lastName", "rank", "since", "years", "donationsNumber", "area"],
  tabs: TABS,
};

export const SOURCES = [donorsSource, donationsSource, awardsSource, awardsDueSource] as const;

export const preloadDonors = preloadList(...SOURCES);
