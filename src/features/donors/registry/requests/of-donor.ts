import { identity, record, text } from "../../../../api/read";

/** Whose a donation or an award is; null where the server doesn't say. */
export const ofDonor = record({ _id: identity, firstName: text(""), lastName: text("") });
