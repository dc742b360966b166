import { items, map, number, optional, record, text } from "../../api/readers/read";
import { day } from "../../api/readers/read-day";
import { asSex } from "../../domain/donation/blood";

const donation = { type: number(null), date: day(null) };

/** Readers of what a donation of a donor is checked against. */
export const DONATING_FACTS = {
  status: text(""),
  birthday: day(null),
  gender: map(text(null), asSex),
  suspension: optional(record({ from: day(null), until: day(null) })),
  suspensionDate: day(null),
  donations: items(record(donation)),
};

/** Readers of the donor's donations with their keys. */
export const keyedDonations = items(record({ key: text(""), ...donation }));
