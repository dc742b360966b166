/** A server's messages about an invalid filter. */
export const filterErrors = {
  noFilter: "Filtro non valido.",
  noRule: "Regola non valida.",
  tooDeep: "Troppi gruppi uno dentro l’altro.",
  unknownField: (name: string) => `Campo sconosciuto: ${name}`,
  unknownOperator: (operator: string) => `Operatore sconosciuto: ${operator}`,
  notComparable: "I due campi non si possono confrontare.",
  noRange: "L’intervallo richiede due valori.",
  noText: (operator: string) => `L’operatore ${operator} vale solo per i testi.`,
  noValue: "Valore non valido.",
  noNumber: (value: string) => `Non è un numero: ${value.slice(0, 50)}`,
  noDay: (value: string) => `Non è una data: ${value.slice(0, 50)}`,
} as const;
