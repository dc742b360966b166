import type { Role } from "../../domain/roles";
import type { DonorRow } from "./donor-row";
import type { StaffUser } from "./models";
import { FEMALE_NAMES, MALE_NAMES, SURNAMES } from "./names";
import { personaEmail, PERSONAS, STAFF_PERSONAS } from "./personas";
import { createRandom } from "./random";
import type { RecordStore } from "./records";
import { ZONES } from "./towns";

/** Streams of randomness that no donor's row uses. */
const STAFF_STREAM = 0x7000_0000;

/** Writes zones, associations, staff, their notifications, and the little that other screens start from. */
export function seedRecords(records: RecordStore, seed: number, now: number): void {
  let association = 0;
  ZONES.forEach((zone, i) => {
    records.put("zone", { _id: `z${i + 1}`, name: zone.name });
    for (const name of zone.associations) {
      association += 1;
      records.put("association", { _id: `a${association}`, name, zoneId: `z${i + 1}` });
    }
  });
  for (const user of staff(seed)) records.put("user", user);
  seedNotifications(records, now);
  const date = new Date(now - 40 * DAY).toISOString();
  for (const [i, name] of [
    "Benvenuto",
    "Invito alla donazione",
    "Auguri di compleanno",
    "Assemblea annuale",
  ].entries()) {
    records.put("template", {
      _id: `t${i + 1}`,
      name,
      subject: `${name} | Gruppo Donatori di Sangue`,
      updatedAt: date,
    });
  }
  records.put("integration", { _id: "i1", provider: "Aruba", enabled: false });
  records.put("integration", { _id: "i2", provider: "Mailgun", enabled: true });
  records.put("document", { _id: "doc1", name: "Statuto.pdf", type: "application/pdf", size: 182_431, date });
}

const DAY = 86_400_000;

function staff(seed: number): StaffUser[] {
  const users: StaffUser[] = STAFF_PERSONAS.map((name, i) => {
    const { firstName, lastName, role, status, privacy, zone } = PERSONAS[name];
    const area = role === "manager" ? zone : null;
    return account(`u${i + 1}`, { email: personaEmail(name), role, status, privacy, firstName, lastName, area });
  });
  const random = createRandom(seed, STAFF_STREAM);
  const add = (role: Role, area: string | null) => {
    const firstName = random.pick(random.chance(0.5) ? FEMALE_NAMES : MALE_NAMES);
    const lastName = random.pick(SURNAMES);
    const email = `${role}.${users.length + 1}@gds.example`;
    users.push(
      account(`u${users.length + 1}`, { email, role, status: "active", privacy: true, firstName, lastName, area }),
    );
  };
  // every zone has a manager; the two largest have another, and there are two more administrators
  for (const zone of ZONES.slice(1)) add("manager", zone.name);
  for (const zone of ZONES.slice(0, 2)) add("manager", zone.name);
  add("admin", null);
  add("admin", null);
  return users;
}

const account = (_id: string, user: Omit<StaffUser, "_id" | "profileImage" | "phone">): StaffUser => ({
  _id,
  ...user,
  profileImage: null,
  phone: null,
});

function seedNotifications(records: RecordStore, now: number): void {
  const texts = [
    ["Nuova registrazione", "Giulia Viganò ha completato la registrazione ed è in attesa di attivazione.", 25],
    ["Richiamo inviato", "Il richiamo ai donatori di gruppo 0- della zona Bergamo è stato spedito.", 190],
    ["Tessere da stampare", "Ci sono 12 nuove tessere pronte per la stampa.", 60 * 26],
  ] as const;
  let n = 0;
  const add = (userId: string, title: string, message: string | { msg: string; param: string }[], minutes: number) => {
    n += 1;
    const date = new Date(now - minutes * 60_000).toISOString();
    records.put("notification", { _id: `n${n}`, userId, title, message, date, dismissed: minutes > 1440, link: null });
  };
  for (const user of records.all("user"))
    for (const [title, message, minutes] of texts) add(user._id, title, message, minutes);
  add(
    "u1",
    "Importazione con errori",
    [
      { msg: "codice fiscale non valido", param: "riga 14" },
      { msg: "data di nascita mancante", param: "riga 31" },
    ],
    300,
  );
  add("d1", "Grazie!", "La tua ultima donazione è stata registrata.", 60 * 30);
  add("d1", "Puoi donare di nuovo", "Tra poco potrai tornare a donare: controlla la data sulla tua pagina.", 90);
}

/** The account of a donor follows from the record, and has its id. */
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
  phone: donor.mobile,
});
