/** @returns a part of a record */
export const pick = <T extends object, Name extends keyof T>(record: T, ...names: Name[]): Pick<T, Name> =>
  Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<T, Name>;
