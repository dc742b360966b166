/** What the frame around a widget says when something is wrong: to the web master first, then to everybody. */
export const texts = {
  configTitle: "Questo riquadro non è configurato",
  configHelp: "Chi cura il sito deve correggere gli attributi dell’elemento nella pagina:",
  crashTitle: "Qualcosa non ha funzionato",
  crashHelp: "Si è verificato un errore imprevisto in questo riquadro. Il resto della pagina continua a funzionare.",
  retry: "Riprova",
  apiBaseMissing: "Manca l’attributo api-base: è l’indirizzo dell’API, per esempio https://api.esempio.it/v2.",
  notAnAddress: (name: string, value: string) => `L’attributo ${name} non è un indirizzo valido: «${value}».`,
  notVersion2: (value: string) => `L’attributo api-base deve finire con /v2: «${value}».`,
  notAKey: "L’attributo recaptcha-site-key non è una chiave valida.",
  notAChoice: (name: string, value: string, choices: readonly string[]) =>
    `L’attributo ${name} vale «${value}», ma può essere solo ${choices.join(", ")}.`,
};
