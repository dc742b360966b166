import { endpoints } from "../../api/endpoints";
import type { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { preloadList, type ListSource } from "../lists/list-source";

/** The registry, in the order of its columns; the columns are tested to be sorted by these. */
export const donorsSource: ListSource = {
  name: "donors",
  path: endpoints.donors(),
  defaultSort: "lastName",
  sortable: [
    "lastName",
    "cardNumber",
    "bloodGroup",
    "status",
    "lastDonationDate",
    "donationsNumber",
    "area",
  ] satisfies (keyof typeof DONOR_FIELDS)[],
};

export const preloadDonors = preloadList(donorsSource);
