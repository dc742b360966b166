import { handle, until, type Engine } from "./engine";

/** Runs in the page, whose mock is the global `mock`: stores the link of the newest mail. */
const LAST_LINK = `(mock.control.mails().then((mails) => { window.link = mails[0]?.links[0] ?? ""; }), true)`;

/** A new donor on a partner's page signs up, opens the mail, fills in the form with reloads between the steps, and sends it. */
export async function partnerJourney(engine: Engine, partner: string, association: string): Promise<void> {
  const found = (selector: string, name: string) => `find(${JSON.stringify(selector)}, ${JSON.stringify(name)})`;
  const click = async (selector: string, name: string) =>
    (await handle(engine, `${selector} ${name}`, found(selector, name))).click();
  const type = async (label: string, text: string) =>
    (await handle(engine, `the field ${label}`, `field(${JSON.stringify(label)})`)).type(text);
  const value = (label: string) => `field(${JSON.stringify(label)})?.value`;
  const heading = (title: string) =>
    until(engine, `the heading ${title}`, `find("h1")?.textContent.trim() === ${JSON.stringify(title)}`);
  /** Opens the page again, as after closing it. */
  const comeBack = async (title: string) => {
    await engine.open(partner);
    await heading(title);
  };

  await engine.open(partner);
  await heading("Iscriviti in due minuti");
  await type("Nome", "Zoè");
  await type("Cognome", "D'Amico");
  await type("E-mail", "zoe@posta.example");
  await type("Password", "cavallo batteria graffetta");
  await until(engine, "the zones", `field("Zona")?.textContent.includes("Lodi")`);
  await type("Zona", "Lodi");
  await until(engine, "the chosen zone", `${value("Zona")} === "Lodi"`);
  await click("button", "Registrati");
  await heading("Controlla la posta");

  await until(engine, "the mail", `${LAST_LINK} && window.link`);
  await engine.open(association + (await engine.evaluate<string>("window.link")));
  await heading("Indirizzo confermato");
  await comeBack("I tuoi dati");

  await type("Data di nascita", "04101987");
  await type("Comune di nascita", "Clusone");
  await click("label", "F");
  await click("button", "Usa questo");
  await until(engine, "the fiscal code", `/^DMCZOE87R44C800[A-Z]$/.test(${value("Codice fiscale")})`);
  await comeBack("I tuoi dati");
  await until(engine, "the typed birthday", `${value("Data di nascita")} === "04/10/1987"`);
  await click("button", "Avanti");
  await heading("Come ti troviamo");
  await type("Città", "Clusone");
  await type("Via e numero", "Via Angelo Maj 32");
  await until(engine, "postal code and province", `${value("CAP")} === "24023" && ${value("Provincia")} === "BG"`);
  await type("Cellulare", "3475550142");
  await click("button", "Avanti");
  await heading("Salute e scelte");
  await comeBack("Salute e scelte");
  await click("button", "Avanti");
  await heading("I tuoi consensi");
  await click("label", "Privacy");
  await click("label", "Dati sanitari");
  await click("button", "Invia il modulo");
  await heading("Grazie, Zoè");
  await click("button", "Vai alla tua scheda");
  await heading("Ciao Zoè");
}
