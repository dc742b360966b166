/** What a suspension changes for many donors. */
export const manyTexts = {
  thenEach: (until: string) => `Fino a ${until} non possono donare; poi ognuno dal giorno che gli danno le regole.`,
  never: "Non potranno più donare.",
  mayNotDonate: "Non possono donare finché la sospensione non è revocata.",
  noCalls: "Fino ad allora non ricevono convocazioni.",
  noCallsEver: "Non riceveranno più convocazioni.",
  shownToDonor: (until: string | null, reason: string) =>
    `Nella sua pagina ognuno legge: «${until ? `Fino a ${until}. ` : ""}Motivo: ${reason}».`,
} as const;
