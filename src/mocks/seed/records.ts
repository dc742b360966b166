import { withPreposition } from "../../domain/dates/with-preposition";
import { formatLongDate } from "../../domain/format";
import type { Role } from "../../domain/roles";
import type { DonorRow, OwnedNotification, StaffUser } from "../db/models";
import names from "./names.json" with { type: "json" };
import notifications from "./notifications.json" with { type: "json" };
import { PASSWORD, personaEmail, PERSONAS, STAFF_PERSONAS } from "../db/personas";
import { facePath } from "./pictures";
import { createRandom } from "./random";
import type { RecordStore } from "../db/records";
import { ZONES } from "./zones";

/** A random stream that no donor uses. */
const STAFF_STREAM = 0x7000_0000;

/**
 * Seeds zones, associations, staff, notifications and sessions.
 * @param nextDonation the first day (ISO) on which the first donor may donate
 */
export function seedRecords(records: RecordStore, seed: number, now: number, nextDonation: string | null): void {
  let association = 0;
  const common = { version: 1, deleted: false, moved: null };
  ZONES.forEach(({ name, towns, caps, associations }, i) => {
    const _id = `z${i + 1}`;
    const email = `${name.toLowerCase()}@gds.example`;
    const office = { phone: `035 555010${i + 1}`, email, cap: towns[0]?.cap ?? null };
    records.put("zone", { ...common, ...office, _id, name, order: i, caps });
    associations.forEach((name, order) => {
      association += 1;
      records.put("association", { ...common, _id: `a${association}`, name, order, zoneId: _id });
    });
  });
  seedStaff(records, seed, now);
  seedNotifications(records, now, nextDonation);
  seedSessions(records, now);
}

const DAY = 86_400_000;

function staff(seed: number): StaffUser[] {
  const users: StaffUser[] = STAFF_PERSONAS.map((name, i) => {
    const { firstName, lastName, role, status, privacy, zone } = PERSONAS[name];
    const areas = role === "manager" ? [zone] : [];
    return account(`u${i + 1}`, { email: personaEmail(name), role, status, privacy, firstName, lastName, areas });
  });
  const random = createRandom(seed, STAFF_STREAM);
  const add = (role: Role, areas: string[] = [], status = "active") => {
    const firstName = random.pick(random.chance(0.5) ? names.female : names.male);
    const lastName = random.pick(names.surnames);
    const email = `${role}.${users.length + 1}@gds.example`;
    users.push(
      account(`u${users.length + 1}`, {
        email,
        role,
        status,
        privacy: status === "active",
        firstName,
        lastName,
        areas,
      }),
    );
  };
  // each zone has a manager (staged in the last zone), the two largest zones have two
  for (const zone of ZONES.slice(1)) add("manager", [zone.name], zone === ZONES.at(-1) ? "staged" : "active");
  for (const zone of ZONES.slice(0, 2)) add("manager", [zone.name]);
  add("admin");
  add("admin");
  // a manager of two zones, a deactivated one, and an invited director
  add("manager", ["Cremona", "Lodi"]);
  add("manager", [], "inactive");
  add("director", [], "staged");
  return users;
}

const account = (_id: string, user: Omit<StaffUser, "_id" | "area" | "profileImage" | "phone">): StaffUser => ({
  _id,
  ...user,
  area: user.areas[0] ?? null,
  profileImage: facePath(_id),
  phone: null,
  version: 1,
});

/** Seeds staff with their last sign-in. Staged accounts have an invitation, the first of them an expired one. */
function seedStaff(records: RecordStore, seed: number, now: number): void {
  const ago = (days: number) => new Date(now - days * DAY).toISOString();
  let days = 17;
  staff(seed).forEach((user, i, [admin]) => {
    records.put("user", user);
    const common = { password: PASSWORD, issued: 0, profileImage: facePath(user._id), phone: null };
    const account = { _id: user._id, ...common, emailChange: null, choices: {}, formerInvitations: [] };
    const by = { _id: admin?._id ?? null, name: `${admin?.firstName} ${admin?.lastName}`, role: "admin" };
    if (user.status !== "staged")
      return records.put("account", { ...account, lastSignIn: ago(((i * 7) % 23) + 0.1), invitation: null });
    const invitation = { sent: ago(days), expires: ago(days - 7), by };
    const former = { sent: ago(days + 3), expires: ago(days - 4), by };
    records.put("account", { ...account, lastSignIn: null, invitation, formerInvitations: days > 7 ? [former] : [] });
    days -= 14;
  });
}

function seedNotifications(records: RecordStore, now: number, nextDonation: string | null): void {
  let n = 0;
  const add = (userId: string, note: Pick<OwnedNotification, "title" | "message">, minutes: number) => {
    n += 1;
    const date = new Date(now - minutes * 60_000).toISOString();
    const { title, message } = note;
    records.put("notification", { _id: `n${n}`, userId, title, message, date, dismissed: minutes > 1440, link: null });
  };
  for (const { _id } of records.all("user")) for (const note of notifications.staff) add(_id, note, note.minutes);
  for (const note of notifications.personal) add(note.userId, note, note.minutes);
  if (!nextDonation) return;
  const from = withPreposition("dal", formatLongDate(nextDonation));
  add("d1", { title: "La tua prossima donazione", message: `Puoi donare sangue intero ${from}.` }, 90);
}

/** Seeds sessions on a telephone and on another computer. */
function seedSessions(records: RecordStore, now: number): void {
  const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  for (const userId of ["u1", "u2", "u3", "d1"]) {
    const phone = { device: "Safari, iPhone", place: "Bergamo", started: ago(24 * 9), lastSeen: ago(7) };
    const computer = { device: "Firefox, Linux", place: null, started: ago(96), lastSeen: ago(72) };
    records.put("session", { _id: `${userId}.phone`, userId, ...phone, closed: false });
    records.put("session", { _id: `${userId}.computer`, userId, ...computer, closed: false });
  }
}

/** @returns the account of a donor, which has the id of the record */
export const userOfDonor = (donor: DonorRow): StaffUser => ({
  _id: donor._id,
  email: donor.email ?? "",
  role: "donor",
  status: donor.status,
  privacy: donor.privacy,
  profileImage: null,
  firstName: donor.firstName,
  lastName: donor.lastName,
  area: donor.area,
  areas: [],
  phone: donor.mobile,
});
