/** Texts of the frame around a widget that has failed. */
export const texts = {
  loadTitle: "Questa parte non si è caricata",
  loadHelp: "Controlla la connessione e riprova: quello che hai scritto non va perso.",
  crashTitle: "Qualcosa non ha funzionato",
  crashHelp: "Si è verificato un errore imprevisto in questo riquadro. Il resto della pagina continua a funzionare.",
};
