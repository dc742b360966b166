export const texts = {
  title: "La tua scheda di donatore",
  lead: "Sei già registrato? Accedi con la tua e-mail: vedi la tua scheda e completi l’iscrizione.",
  signOut: "Esci",
  back: "Torna al sito",
  startTitle: "Iscriviti in due minuti",
  startLead:
    "Crei il tuo accesso, confermi l’e-mail e compili il modulo. Puoi fermarti e riprendere quando vuoi, anche da un altro telefono.",
  atHand: "Tieni a portata di mano",
  card: "Tessera sanitaria",
  cardFor: "per il codice fiscale",
  phone: "Cellulare",
  phoneFor: "per avvisarti",
  mail: "La tua posta",
  mailFor: "per la conferma",
  confirmed: "Indirizzo confermato.",
  confirmedHint: "Ora compila il modulo.",
} as const;
