import type { Page } from "playwright";
import { PASSWORD } from "../../../src/mocks/db/personas";
import type { Db } from "../../../src/mocks/db/db";
import { field, fill, keeps, press, shows, steps, type Office, type Row } from "../row";

const NEW_PASSWORD = "cavallo batteria graffetta";
const common = { persona: null } satisfies Partial<Row>;
const mails: Row["count"] = (db) => db.records.count("mail");

/** The link of the newest mail to an address. */
const linkTo = async ({ control }: Office, address: string) =>
  (await control.mails()).find(({ to, links }) => to === address && links.length > 0)!.links[0]!;
/** Follows a link of a mail, as in the same tab. */
const follow = (page: Page, link: string) => page.evaluate((hash) => void (location.hash = hash), link);
const ZOE = { firstName: "Zoè", lastName: "D'Amico", email: "zoe@posta.example", password: NEW_PASSWORD, area: "Lodi" };
const signedUp = async (office: Office) => {
  await office.call("donor", "POST", "/auth/register", ZOE);
  return linkTo(office, ZOE.email);
};
const zoe = (db: Db) => db.donors.rows().find(({ email }) => email === ZOE.email);

export const signUpRows: Row[] = [
  {
    ...common,
    id: "sign-up/register",
    call: "POST /auth/register",
    hash: "#/auth/register",
    open: steps(
      fill("Cognome", "D'Amico"),
      fill("Nome", "Zoè"),
      fill("E-mail", "zoe@posta.example"),
      fill("Password", NEW_PASSWORD),
      (page) => field(page, "Zona").selectOption("Lodi"),
    ),
    press: press("Registrati"),
    count: (db) => db.donors.rows().filter(({ email }) => email === "zoe@posta.example").length,
    typed: keeps("E-mail", "zoe@posta.example"),
    done: shows("Controlla la posta"),
  },
  {
    ...common,
    id: "sign-up/forgotten password",
    call: "POST /auth/forgot-password",
    hash: "#/auth/forgot-password",
    open: fill("E-mail", "donor@gds.example"),
    press: press("Manda il collegamento"),
    count: mails,
    typed: keeps("E-mail", "donor@gds.example"),
    done: shows("Controlla la posta"),
  },
  {
    ...common,
    id: "sign-up/choose another password",
    call: "POST /auth/reset-password",
    async prepare(office) {
      await office.call("donor", "POST", "/auth/forgot-password", { email: "donor@gds.example" });
      return linkTo(office, "donor@gds.example");
    },
    hash: (link: string) => link,
    open: fill("Nuova password", NEW_PASSWORD),
    press: press("Salva la password"),
    count: (db) => (db.records.get("account", "d1")?.password === NEW_PASSWORD ? 1 : 0),
    typed: keeps("Nuova password", NEW_PASSWORD),
    done: shows("Password cambiata"),
  },
  {
    ...common,
    id: "sign-up/confirm the address",
    call: "POST /auth/validate",
    prepare: signedUp,
    hash: "#/auth/login",
    press: follow,
    count: (db) => (zoe(db)?.status === "pending" ? 1 : 0),
    done: shows("Indirizzo confermato"),
    notDone: /^Non siamo riusciti a confermare|^Questo collegamento non vale più/,
  },
  {
    ...common,
    id: "sign-up/ask for the mail again",
    call: "POST /auth/resend-validation",
    prepare: signedUp,
    hash: "#/auth/validate",
    open: fill("E-mail", ZOE.email),
    press: press("Manda un altro collegamento"),
    count: mails,
    typed: keeps("E-mail", ZOE.email),
    done: shows("tra poco riceverai un altro messaggio"),
  },
  {
    ...common,
    id: "sign-up/first login",
    call: "POST /auth/first-login",
    async prepare(office) {
      await office.call("admin", "POST", "/users/d4/invite");
      return linkTo(office, "staged@gds.example");
    },
    hash: (link: string) => link,
    open: steps(fill("Password", NEW_PASSWORD), (page) =>
      page.getByRole("checkbox", { name: /informativa sulla privacy/ }).check({ force: true }),
    ),
    press: press("Salva la password ed entra"),
    count: (db) => (db.records.get("account", "d4")?.password === NEW_PASSWORD ? 1 : 0),
    typed: keeps("Password", NEW_PASSWORD),
    // the form for a signed-in donor
    done: (page) => page.getByRole("button", { name: "Esci", exact: true }).first().isVisible(),
  },
  {
    ...common,
    id: "sign-up/confirm another e-mail",
    call: "POST /auth/confirm-email",
    async prepare(office) {
      const body = { email: "nuovo@esempio.it", currentPassword: PASSWORD };
      await office.call("donor", "POST", "/auth/account/email", body);
      return linkTo(office, "nuovo@esempio.it");
    },
    hash: "#/auth/login",
    press: follow,
    count: (db) => (db.donor("d1")?.email === "nuovo@esempio.it" ? 1 : 0),
    done: shows("Indirizzo cambiato"),
    notDone: /^Non siamo riusciti a cambiare/,
  },
];
