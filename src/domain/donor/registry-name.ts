interface Named {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

/** @returns a name, the last name first; empty if it is unknown */
export const registryName = (named: Named | null): string =>
  [named?.lastName, named?.firstName].filter(Boolean).join(" ");

interface Hinted {
  readonly cardNumber?: string | null;
  readonly birthday?: string | null;
}

/** A donor's name with what `donorHint` reads. */
export interface NamedDonor extends Named, Hinted {}

/** @returns the card number, or else the birth year, to distinguish donors of the same name */
export function donorHint({ cardNumber, birthday }: Hinted): string {
  if (cardNumber) return `tessera\u00a0${cardNumber}`;
  const year = /^\d{4}/.exec(birthday ?? "")?.[0];
  return year ? `classe ${year}` : "";
}

export function hintedName(donor: NamedDonor): string {
  const [name, hint] = [registryName(donor), donorHint(donor)];
  return name && hint ? `${name} (${hint})` : name;
}
