import { ADMIN } from "../support/elements";
import { handle, until, type Engine } from "./engine";

const MAIL = "#/app/emails-template/t4/edit";
const SAVED = `find("header *, [role=banner] *", "Salvato")`;
const NEW_BLOCK = `find("[data-block][aria-current=true]", "Testo")`;

/**
 * A mail is written under the guide's policy without a violation: a block, letters, a field, and bold text in the middle, which
 * are still there after a reload. Engines differ most in selections within a shadow root.
 */
export async function mailJourney(engine: Engine, address: string): Promise<void> {
  const click = async (what: string, selector: string, name: string) =>
    (await handle(engine, what, `find(${JSON.stringify(selector)}, ${JSON.stringify(name)})`)).click();

  await engine.open(`${address}#/auth/login`);
  await (await handle(engine, "the e-mail's field", `field("E-mail")`)).type(ADMIN.email);
  await (await handle(engine, "the password's field", `field("Password")`)).type(ADMIN.password);
  await click("the sign-in button", "button", "Accedi");
  await until(engine, "the dashboard", `location.hash === "#/app/dashboard" && find("h1")`);

  await engine.evaluate(`(location.hash = ${JSON.stringify(MAIL)}, true)`);
  await click("a new block", "button", "Aggiungi Testo");
  const text = `find("[role=textbox]", "Testo")`;
  await (await handle(engine, "the new block", NEW_BLOCK)).click();
  await (await handle(engine, "its text", text)).type(" Ci vediamo ");
  await click("bold", "[data-block] button", "Grassetto");
  await until(engine, "bold to be on", `find("button[aria-pressed=true]", "Grassetto")`);
  await engine.keys("sabato mattina");
  await click("the fields", "[data-block] button", "Inserisci dato");
  await click("a field", "[role=menuitem]", "Nome");
  await until(
    engine,
    "letters, the mark and the field",
    `${text}?.querySelector("strong")?.textContent.includes("sabato mattina") && ${text}.textContent.includes("Nome")`,
  );
  await click("the save button", "button", "Salva");
  await until(engine, "the saved state", SAVED);

  await engine.open(`${address}?again${MAIL}`);
  await until(
    engine,
    "what was written, after a reload",
    `find("[data-block] strong")?.textContent.includes("sabato mattina")`,
  );
  const reports = await engine.evaluate<string[]>("reports");
  if (reports.length > 0) throw new Error(`the policy was broken: ${reports.join(", ")}`);
  // sign out for the next journey; the editor has no account menu
  await engine.evaluate(`(location.hash = "#/app/dashboard", true)`);
  await click("the account", "button", "AE Il mio account");
  await click("the sign-out", "[role=menuitem]", "Sign out");
  await until(engine, "the sign-in form", `field("E-mail")`);
}
