import { accountOf } from "../auth/accounts";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { write } from "./write";
import { asSelf } from "./writer";

type UserChange = Partial<
  Pick<StaffUser, "status" | "privacy" | "email" | "firstName" | "lastName" | "phone" | "profileImage">
>;

/** Steps of the status that donors take themselves, by the link of a mail. */
const OWN_STEPS = ["confirmAddress", "choosePassword"] as const;

/**
 * Changes the own account: the record of the staff, or of the donor.
 * @throws HttpError 422 for an invalid value in a donor's record
 */
export function changeUser(db: Db, userId: string, change: UserChange): void {
  const staff = db.records.get("user", userId);
  if (staff) write(db, { entity: "user", action: "update", before: staff, writer: asSelf(staff), set: change });
  const donor = db.donorRecord(userId);
  if (!donor) return;
  const { profileImage, phone, status, ...sent } = change;
  write(db, {
    entity: "donor",
    action: "update",
    before: donor,
    writer: asSelf(donor),
    sent: phone === undefined ? sent : { ...sent, mobile: phone },
    ...(status !== undefined && { set: { status } }),
    steps: OWN_STEPS,
  });
  if (profileImage !== undefined) db.records.put("account", { ...accountOf(db, userId), profileImage });
}
