const donors = (count: number) => (count === 1 ? "un donatore" : `${count} donatori`);

export const bulkTexts = {
  title: (count: number) => `Consegna le benemerenze di ${donors(count)}`,
  lead: "A ognuno si segnano come consegnate le benemerenze che ha maturato e non ha ancora ricevuto.",
  titleOfAll: "Consegna le benemerenze",
  reading: "Leggo chi ne ha da consegnare…",
  people: "Chi riceve che cosa",
  counts: (awards: number, people: number) =>
    `${awards === 1 ? "Una benemerenza" : `${awards} benemerenze`} a ${donors(people)}`,
  nobody: "Nessuno ne ha da consegnare.",
  without: (count: number) =>
    count === 1 ? "Un altro non ne ha da consegnare." : `Altri ${count} non ne hanno da consegnare.`,
  apply: "Segna come consegnate",
  done: (count: number) => `Consegnate a ${donors(count)}`,
  failed: (count: number) => (count === 1 ? "a 1 no" : `a ${count} no`),
  undone: "Annullato: le benemerenze sono di nuovo da consegnare.",
  changed: "consegnata",
  handedOver: (names: readonly string[]) => names.join(", "),
  noTiers: "Le benemerenze dell’associazione non sono leggibili: nessuna è stata consegnata.",
  nothingDue: "Non ne ha da consegnare.",
  forbiddenRow: "Il tuo accesso non lo permette.",
  partial: (names: readonly string[], reason: string) =>
    names.length === 0 ? reason : `Consegnata solo ${names.join(", ")}. ${reason}`,
} as const;
