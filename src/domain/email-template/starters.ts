import type { EmailDocument } from "./document";
import { button, columns, mail, text, title } from "./starter-parts";

interface Starter {
  id: string;
  name: string;
  purpose: string;
  /** @param page the address where donors see their own data: the button opens it */
  document: (page: string) => EmailDocument;
}

/** Who sends it and how one leaves: what every mail has. The rest is to be written. */
export const EMPTY_MAIL: EmailDocument = mail({ subject: "", preheader: "" });

/** What associations write most. Their words are to be changed; nothing in them has to be. */
export const STARTERS: readonly Starter[] = [
  {
    id: "convocation",
    name: "Convocazione",
    purpose: "Chi può tornare a donare",
    document: (page) =>
      mail(
        {
          purpose: "call",
          subject: "{firstName}, ti aspettiamo per donare",
          preheader: "Bastano un documento e mezz’ora del tuo tempo.",
        },
        title("Ti aspettiamo, {firstName}"),
        text(
          "{dear} {firstName},",
          "ultima donazione: {lastDonationDate|non risulta}. Prossima data utile: {nextDonationDate|da concordare}.",
          "Vieni dopo una colazione leggera, con un documento e la tessera. Per il giorno e l’ora rispondi a questa e-mail o chiamaci.",
        ),
        { type: "donorData", fields: ["bloodGroup", "cardNumber", "donationsNumber"] },
        button("Vedi quando puoi donare", page),
      ),
  },
  {
    id: "thanks",
    name: "Grazie",
    purpose: "Il giorno dopo la donazione",
    document: (page) =>
      mail(
        { purpose: "news", subject: "Grazie, {firstName}", preheader: "La tua donazione è già al lavoro." },
        title("Grazie, {firstName}"),
        text(
          "con la donazione di {lastDonationDate|questi giorni} hai aiutato qualcuno che non conoscerai mai. A nome suo: grazie.",
          "Oggi bevi più del solito ed evita gli sforzi. Se non ti senti bene, chiama il centro trasfusionale.",
          "Potrai tornare: {nextDonationDate}.",
        ),
        button("Vedi le tue donazioni", page),
      ),
  },
  {
    id: "awards",
    name: "Benemerenze",
    purpose: "Invito alla cerimonia",
    document: (page) =>
      mail(
        {
          purpose: "news",
          subject: "Una benemerenza ti aspetta",
          preheader: "Ti aspettiamo alla cerimonia delle benemerenze.",
        },
        title("Una festa anche per te, {firstName}"),
        text(
          "{dear} {firstName},",
          "con {donationsNumber} donazioni hai raggiunto una benemerenza. Vorremmo consegnartela di persona, con chi ti vuole bene.",
          "Facci sapere se ci sarai, e in quanti, rispondendo a questa e-mail.",
        ),
        columns(["Dove", "Il luogo della cerimonia"], ["Quando", "Il giorno e l’ora"]),
        button("Vedi le tue benemerenze", page),
      ),
  },
  {
    id: "birthday",
    name: "Compleanno",
    purpose: "Due righe di auguri",
    document: (page) =>
      mail(
        { purpose: "news", subject: "Tanti auguri, {firstName}", preheader: "Da tutti noi, buon compleanno." },
        title("Tanti auguri, {firstName}"),
        text("oggi festeggiamo te. Buon compleanno da tutto il gruppo di {area|donatori}, e grazie di esserci."),
        button("Vedi quanto hai donato", page),
      ),
  },
  {
    id: "suspension",
    name: "Fine sospensione",
    purpose: "Da oggi si può tornare",
    document: (page) =>
      mail(
        { purpose: "call", subject: "{firstName}, puoi tornare", preheader: "La tua pausa è finita." },
        title("Ci rivediamo, {firstName}"),
        text(
          "{dear} {firstName},",
          "la pausa dalle donazioni è finita: quando vuoi, ti aspettiamo. Scegli il giorno rispondendo a questa e-mail o chiamandoci.",
        ),
        button("Vedi quando puoi donare", page),
      ),
  },
  {
    id: "first-donation",
    name: "Prima donazione",
    purpose: "A chi si è appena iscritto",
    document: (page) =>
      mail(
        {
          purpose: "call",
          subject: "La tua prima donazione, {firstName}",
          preheader: "Che cosa portare, che cosa aspettarsi.",
        },
        title("Sta per cominciare, {firstName}"),
        text(
          "la prima volta si fanno una visita e gli esami: servono un documento, la tessera sanitaria e circa un’ora.",
          "- Una colazione leggera, senza latte.",
          "- Molta acqua, dal giorno prima.",
          "- L’elenco dei farmaci che prendi.",
          "Per il giorno e l’ora rispondi a questa e-mail: ti accompagniamo noi.",
        ),
        button("Controlla i tuoi dati", page),
      ),
  },
];
