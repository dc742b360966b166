export const IMPORT_ENTITIES = ["donors", "donations", "awards"] as const;
export type ImportEntity = (typeof IMPORT_ENTITIES)[number];

/** Fields of existing donors that an import updates only if the user selects them, because a status in an old file may be outdated. */
export const OPTIONAL_FIELDS: readonly string[] = ["status"];
