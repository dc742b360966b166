import { label } from "../../../domain/labels";
import { formatNumber } from "../../../domain/format";
import type { ImportStep } from "./places";

export const texts = {
  settings: "Impostazioni",
  importer: label("Importer"),
  steps: "Passi dell’importazione",
  names: { file: "File", columns: "Colonne", check: "Controllo", summary: "Riepilogo" } satisfies Record<
    ImportStep,
    string
  >,
  stepOf: (at: number, all: number) => `Passo ${at} di ${all}:`,
  done: "(fatto)",
  back: "Indietro",
  summary: "Prima di importare",
  summaryLead: "Questa è una prova: non abbiamo ancora salvato niente.",
  failed: "Qualcosa è andato storto mentre lavoravo sul file",
  failedHint: "Il file non è cambiato. Riprova; se succede ancora, ricarica la pagina e scegli di nuovo il file.",
  resumed: {
    title: (name: string, isPasted: boolean, moment: string) =>
      isPasted
        ? `Abbiamo ripreso le righe incollate come le avevi lasciate ${moment}`
        : `Abbiamo ripreso ${name} come l’avevi lasciato ${moment}`,
    hint: "Quello che fai qui resta su questo dispositivo, cifrato, finché importi o chiudi il file, esci dal tuo account o passano 7 giorni.",
    drop: "Scarta e ricomincia",
    close: "Chiudi l’avviso",
  },
  leave: {
    title: "Chiudere il file?",
    hint: "Gli abbinamenti e le correzioni fatti fin qui vanno persi. Il file sul tuo computer non cambia.",
    close: "Chiudi il file",
    signOutTitle: "Uscire dal tuo account?",
    signOut: "Esci e chiudi il file",
    stay: "Resta qui",
  },
};

export const rowsText = (count: number): string => (count === 1 ? "1 riga" : `${formatNumber(count)} righe`);
