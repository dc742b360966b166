/** Former data that come back, by a write like any other (docs/decisions/0023). */
export interface Restoring {
  subject: "donor" | "donation" | "award";
  id: string;
  /** The fields as they are to be, and as they are now; null for a record that was deleted and comes back as it was. */
  fields: { values: Readonly<Record<string, unknown>>; before: Readonly<Record<string, unknown>> } | null;
  /** The version that is shown; null where the server counts none. */
  version: number | null;
}
