import { formatFullDate } from "../../../domain/format";

/** @returns the sentence for a donor whose next day depends on donations that we don't know. @param notBefore ISO day */
export const donationsUnknown = (notBefore: string | null): string =>
  `Non conosciamo tutte le tue donazioni, e quelle che mancano possono spostare il giorno.${
    notBefore === null ? "" : ` Non prima di ${formatFullDate(notBefore)}.`
  }`;
