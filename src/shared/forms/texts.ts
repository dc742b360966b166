/** What a day lacks that was typed in part. */
export const texts = {
  add: {
    year: (day: string) => `Aggiungi l’anno: ${day}`,
    month: (day: string) => `Aggiungi il mese e l’anno: ${day}`,
  },
} as const;
