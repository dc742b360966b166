import type { DonationType } from "./blood";
import type { DonationWarning } from "./warnings";
import { formatFullDate } from "../format";

const NAMES: Record<DonationType, string> = { 1: "sangue intero", 2: "piastrine", 3: "plasma" };
const days = (count: number) => (count === 1 ? "un giorno" : `${count} giorni`);

export function donationWarningText(warning: DonationWarning, type: DonationType): { title: string; text: string } {
  switch (warning.code) {
    case "future":
      return { title: "La data è nel futuro", text: "Una donazione si registra quando c’è stata." };
    case "dead":
      return { title: "Nel registro risulta deceduto", text: "Controlla che la tessera sia la sua." };
    case "interval": {
      const { passed, total, after, from } = warning;
      const left = total - passed;
      return {
        title: left === 1 ? `Manca un giorno al riposo` : `Mancano ${left} giorni al riposo`,
        text: `Dalla donazione di ${formatFullDate(after)} ${passed === 1 ? "è passato 1" : `sono passati ${passed}`} dei ${days(total)}: ${NAMES[type]} da ${formatFullDate(from)}.`,
      };
    }
    case "interval-after":
      return {
        title: "La donazione dopo è troppo vicina",
        text: `Quella di ${formatFullDate(warning.next)} viene dopo ${days(warning.passed)}: ne servono ${warning.total}.`,
      };
    case "yearly-maximum":
      return {
        title: "Il numero dell’anno è già raggiunto",
        text: `${warning.year === null ? "Nei 12 mesi prima" : `Nel ${warning.year}`} ci sono già ${warning.most} donazioni di ${NAMES[type]}, quante se ne possono fare.`,
      };
    case "too-young":
      return {
        title: `A ${warning.age} anni non si dona`,
        text: `Si dona da ${warning.least} anni compiuti: da ${formatFullDate(warning.from)}.`,
      };
    case "too-old":
      return {
        title: `A ${warning.age} anni non si dona`,
        text: `Di ${NAMES[type]} si dona fino a ${warning.most} anni.`,
      };
    case "suspended":
      return {
        title: "Quel giorno c’è una sospensione",
        text: warning.until ? `Dura fino a ${formatFullDate(warning.until)}.` : "Non se ne conosce la fine.",
      };
    case "not-registered":
      return {
        title: "Non è ancora registrato tra i donatori",
        text: "L’iscrizione è da completare: prima invitalo o fagli firmare il modulo, poi attivalo.",
      };
    case "unknown-rules": {
      const { last, next } = warning;
      return {
        title: "Regole non disponibili",
        text: [
          last
            ? `La donazione prima è di ${formatFullDate(last.date)}: ${last.days === 1 ? "è passato un giorno" : `sono passati ${last.days} giorni`}.`
            : "Prima di quel giorno non risultano donazioni.",
          ...(next ? [`Quella dopo è di ${formatFullDate(next.date)}, ${days(next.days)} dopo.`] : []),
          "Controlla il riposo, il numero dell’anno e l’età.",
        ].join(" "),
      };
    }
    case "same-day":
      return { title: "Quel giorno c’è già una donazione", text: "Controlla che non sia la stessa." };
  }
}
