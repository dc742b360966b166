/**
 * @param body of a write
 * @param may whether the user may write a field of the record
 * @returns the fields that the user may write; the version isn't a field of its own
 */
export const allowedFields = <Body extends object>(body: Body, may: (field: string) => boolean): Partial<Body> =>
  Object.fromEntries(Object.entries(body).filter(([field]) => field === "version" || may(field))) as Partial<Body>;
