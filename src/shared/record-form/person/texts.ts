/** What the fields of a person say, to whoever fills them in. */
export const texts = {
  state: "Stato estero",
  until: (year: number) => `fino al ${year}`,
  caps: (first: string, last: string) => `CAP da ${first} a ${last}.`,
} as const;
