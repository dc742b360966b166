/** What an import writes: people, what they gave, what they were given. Their columns: `import-fields.ts`. */
export const IMPORT_ENTITIES = ["donors", "donations", "awards"] as const;
export type ImportEntity = (typeof IMPORT_ENTITIES)[number];
