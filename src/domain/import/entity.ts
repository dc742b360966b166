/** What an import writes: people, what they gave, what they were given. Their columns: `import-fields.ts`. */
export const IMPORT_ENTITIES = ["donors", "donations", "awards"] as const;
export type ImportEntity = (typeof IMPORT_ENTITIES)[number];

/** Fields of known donors that an import updates only if the user selects them: a status in an old file is out of date. */
export const OPTIONAL_FIELDS: readonly string[] = ["status"];
