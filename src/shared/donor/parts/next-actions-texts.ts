export const texts = {
  call: "Chiama la sede",
  calendar: "Aggiungi al calendario",
  calendarTitle: "Posso donare sangue intero",
  calendarNote: "Prima di andare, prenota con la tua sede.",
  calendarFile: "prossima-donazione.ics",
} as const;
