import { SPARE_PASSWORD, spareEmail } from "../support/spare-server";
import { handle, until, type Engine } from "./engine";

/** On a minimal server: sign-in, dashboard without counts, list without a total, bell and drawer. */
export async function spareJourney(engine: Engine, address: string): Promise<void> {
  const click = async (what: string, selector: string, name: string) =>
    (await handle(engine, what, `find(${JSON.stringify(selector)}, ${JSON.stringify(name)})`)).click();

  await engine.open(`${address}#/auth/login`);
  await (await handle(engine, "the e-mail's field", `field("E-mail")`)).type(spareEmail("admin"));
  await (await handle(engine, "the password's field", `field("Password")`)).type(SPARE_PASSWORD);
  await click("the sign-in button", "button", "Accedi");
  await until(
    engine,
    "the dashboard, which says what is missing",
    `find("h2", "Questo server non offre le statistiche")`,
  );

  await click("the link to the donors", "a", "Vai ai donatori");
  await until(engine, "ten donors", `rows().length === 10 && rows()[0].includes("Prova 01")`);
  await click("the next page", "nav button", "Pagina successiva");
  await until(engine, "the second page", `rows()[0]?.includes("Prova 11")`);
  await click("the next page", "nav button", "Pagina successiva");
  await until(engine, "the last page", `rows().length === 3 && find("button[disabled]", "Pagina successiva")`);

  await click("the bell", "button", "Notifiche, 2 da leggere");
  await until(engine, "the drawer", `inside().textContent.includes("manca at cap")`);
}
