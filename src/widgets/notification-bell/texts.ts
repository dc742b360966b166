export const texts = {
  label: (count: number) => (count === 0 ? "Notifiche, nessuna da leggere" : `Notifiche, ${count} da leggere`),
} as const;
