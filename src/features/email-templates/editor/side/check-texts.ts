import type { CheckName } from "../../../../domain/email-template/checks";

const many = (count: number, one: string, more: (count: number) => string) => (count === 1 ? one : more(count));

export const checkTexts = {
  title: "Controlli",
  passed: "Niente da sistemare.",
  stops: "Così non parte.",
  warns: "Parte lo stesso.",
  weight: (kilobytes: string) => `Pesa ${kilobytes} kB: da 100 kB Gmail la taglia.`,
  found: {
    subject: () => "Manca l’oggetto.",
    preheader: () => "Manca l’anteprima: la posta mostra le prime parole che trova.",
    unsubscribe: () => "Manca il modo di disiscriversi: aggiungi un piè di pagina, per tutti.",
    empty: (count) => many(count, "Un blocco è vuoto.", (all) => `${all} blocchi sono vuoti.`),
    links: (count) =>
      many(
        count,
        "Un blocco ha un collegamento che non è un indirizzo.",
        (all) => `${all} blocchi hanno collegamenti che non sono indirizzi.`,
      ),
    images: (count) =>
      many(count, "Un’immagine non ha un indirizzo.", (all) => `${all} immagini non hanno un indirizzo.`),
    alternatives: (count) =>
      many(count, "Un’immagine non ha testo alternativo.", (all) => `${all} immagini non hanno testo alternativo.`),
    placeholders: (count) =>
      many(
        Math.max(1, count),
        "Un segnaposto di un altro programma, come {{nome}}, resterebbe scritto così: metti un dato del donatore.",
        (all) => `${all} blocchi hanno segnaposti di un altro programma, come {{nome}}: metti i dati del donatore.`,
      ),
    contrast: (count) =>
      many(
        count,
        "Un blocco ha collegamenti che si leggono male: cambia il colore dell’associazione.",
        (all) => `${all} blocchi hanno collegamenti che si leggono male: cambia il colore dell’associazione.`,
      ),
    weight: () => "L’e-mail è troppo pesante: Gmail ne taglia la fine, con il modo di disiscriversi.",
    length: (count) =>
      many(
        Math.max(1, count),
        "Un testo è troppo lungo per essere salvato: accorcialo.",
        (all) => `${all} blocchi hanno testi troppo lunghi per essere salvati: accorciali.`,
      ),
  } satisfies Record<CheckName, (count: number) => string>,
} as const;
