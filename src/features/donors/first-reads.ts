import { endpoints } from "../../api/endpoints";
import type { COMPUTED_DONOR_FIELDS, DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { preloadList, type ListSource } from "../lists/list-source";

/** Written out: the catalogue is known only with the page's code. A test holds the two equal. */
const DONOR_SORTS = [
  "key", "area", "cardNumber", "firstName", "lastName", "serialNumber", "gender", "fiscalCode", "birthday",
  "birthplace", "street", "cap", "city", "province", "email", "phoneHome", "mobile", "mailType", "branch",
  "officePhone", "officeEmail", "aggregateOf", "association", "group", "bloodGroup", "lastDonationDate",
  "lastDonationType", "donationsNumber", "status", "suspended", "suspensionDate", "note", "inscriptionNote", "awards",
  "awardsDate", "privacy", "privacyDate", "reason", "nextDonationDate",
] as const satisfies (keyof typeof DONOR_FIELDS | keyof typeof COMPUTED_DONOR_FIELDS)[]; // prettier-ignore

/** The registry, in the order of its columns. */
export const donorsSource: ListSource = {
  name: "donors",
  path: endpoints.donors(),
  defaultSort: "lastName",
  sortable: DONOR_SORTS,
};

export const preloadDonors = preloadList(donorsSource);
