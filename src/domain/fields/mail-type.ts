/** How the association's letters reach a donor, in the words of the record. */
export const BY_MAIL = "E-mail";
export const BY_POST = "Posta";

/** @returns what the ability and the record call a field of a form that asks for the kind of mail by a box, `byMail` */
export const nameInRecord = (field: string): string => (field === "byMail" ? "mailType" : field);

/**
 * @param isKept whether the kind of mail stays as it is: it may be neither of ours
 * @returns what is sent of such a form, in the words of the record
 */
export const bodyOf = (
  { byMail, ...body }: Record<string, unknown>,
  isKept: (name: string) => boolean = () => false,
): Record<string, unknown> =>
  isKept("byMail") || byMail === undefined ? body : { ...body, mailType: byMail ? BY_MAIL : BY_POST };
