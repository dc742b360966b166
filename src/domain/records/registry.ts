import { AWARD_DUE_FIELDS, AWARD_FIELDS } from "../fields/award-fields";
import { DONATION_FIELDS } from "../fields/donation-fields";
import { COMPUTED_DONOR_FIELDS } from "../fields/computed-donor-fields";
import { DONOR_FIELDS } from "../fields/donor-fields";
import type { RecordDefinition } from "./record";

export const donors = {
  subject: "Donor",
  one: "donatore",
  many: "donatori",
  gender: "m",
  fields: DONOR_FIELDS,
  computed: COMPUTED_DONOR_FIELDS,
  list: { idField: "_id", defaultSort: "lastName" },
} as const satisfies RecordDefinition;

export const donations = {
  subject: "Donation",
  one: "donazione",
  many: "donazioni",
  gender: "f",
  fields: DONATION_FIELDS,
  ofDonor: true,
  list: { features: ["donations"], idField: "key", defaultSort: "-date" },
} as const satisfies RecordDefinition;

export const awards = {
  subject: "Award",
  one: "benemerenza",
  many: "benemerenze",
  gender: "f",
  fields: AWARD_FIELDS,
  ofDonor: true,
  list: { features: ["awards"], idField: "key", defaultSort: "-awardDonorsGroupDate" },
} as const satisfies RecordDefinition;

export const awardsDue = {
  subject: "Award",
  one: "benemerenza da consegnare",
  many: "benemerenze da consegnare",
  gender: "f",
  fields: AWARD_DUE_FIELDS,
  ofDonor: true,
  list: { features: ["awards"], idField: "key", defaultSort: "rank" },
} as const satisfies RecordDefinition;
