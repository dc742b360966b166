import { field, fill, keeps, press, shows, steps, type Office, type Row } from "../row";

const NEW_PASSWORD = "cavallo batteria graffetta";
const common = { persona: null } satisfies Partial<Row>;
const mails: Row["count"] = (db) => db.records.count("mail");

/** Asks for a mail, and returns the hash of its link. */
const linkOf = async ({ control }: Office) => (await control.mails()).find(({ links }) => links.length > 0)!.links[0]!;

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
      return linkOf(office);
    },
    hash: (link: string) => link,
    open: fill("Nuova password", NEW_PASSWORD),
    press: press("Salva la password"),
    count: (db) => (db.records.get("account", "d1")?.password === NEW_PASSWORD ? 1 : 0),
    typed: keeps("Nuova password", NEW_PASSWORD),
    done: shows("Password cambiata"),
  },
];
