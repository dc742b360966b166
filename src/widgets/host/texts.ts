/** What the frame around a widget says when it broke. */
export const texts = {
  crashTitle: "Qualcosa non ha funzionato",
  crashHelp: "Si è verificato un errore imprevisto in questo riquadro. Il resto della pagina continua a funzionare.",
};
