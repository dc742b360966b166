import type { Db } from "./db";

/** @returns a function for a value of each database that is only in memory, made at the first call */
export function perDb<T>(make: (db: Db) => T): (db: Db) => T {
  const values = new WeakMap<Db, T>();
  return (db) => {
    const value = values.get(db) ?? make(db);
    values.set(db, value);
    return value;
  };
}
