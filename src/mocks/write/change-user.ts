import { accountOf } from "../auth/accounts";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { write } from "./write";
import { asSelf } from "./writer";

type UserChange = Partial<
  Pick<StaffUser, "status" | "privacy" | "email" | "firstName" | "lastName" | "phone" | "profileImage">
>;

/** The steps that somebody goes by themselves, with the link of a mail. */
const OWN_STEPS = ["confirmAddress", "choosePassword"] as const;

/**
 * Changes a user where they live: on the staff's record, or the donor's. They do so themselves, as anybody may.
 * @throws HttpError 422 when a donor's record can't be like that
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
