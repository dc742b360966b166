import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { donorEditableFields } from "../../domain/fields/field";
import { isPending } from "../../domain/status";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { DonorRow } from "../db/donor-row";
import type { StaffUser } from "../db/models";
import { sessionHandler } from "../guard";
import { hrefFor } from "../../domain/routes";
import { notify } from "../write/notify";
import { serializeDonor, serializeDonorRecord } from "../write/serialize";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import type { Api } from "./api";
import { type Body, readBody } from "./body";
import { permittedDonor, permittedRow } from "./permitted";

/** What a person may tell of themselves in the form; the rest is the association's (decisions §3). */
const FORM_FIELDS: ReadonlySet<string> = new Set(donorEditableFields(DONOR_FIELDS));
const pickForm = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => FORM_FIELDS.has(name)));

/** The registration form of a donor (specification §2, §7). */
export const registrationHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/registration/{userId}",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const row = permittedRow(db, user, "read", params.userId);
      return response(200).json({ success: true, donor: serializeDonor(db, row) });
    }),
  ),

  api.put(
    "/registration/{userId}",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const before = permittedDonor(db, user, "update", params.userId);
      const body = await readBody(request);
      const completes = isPending(before.status);
      const after = write(db, {
        entity: "donor",
        action: "update",
        before,
        writer: asUser(user),
        sent: pickForm(body),
        ...(completes && { set: { status: "verified" }, complete: true }),
        version: body.version,
        steps: ["sendForm"],
      });
      if (completes) tellStaff(db, after);
      return response(200).json({ success: true, donor: serializeDonorRecord(db, after) });
    }),
  ),
];

/** Those who may activate the donor hear of it. */
function tellStaff(db: Db, donor: DonorRow): void {
  const concerned = (user: StaffUser) => user.role === "admin" || (user.role === "manager" && user.area === donor.area);
  for (const user of db.records.all("user").filter(concerned)) {
    notify(db, user._id, {
      title: "Nuova registrazione",
      message: `${donor.firstName} ${donor.lastName} ha completato la registrazione ed è in attesa di attivazione.`,
      link: hrefFor("donorDetails", { id: donor._id }),
    });
  }
}
