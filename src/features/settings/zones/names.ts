/** Characters of a zone's or an association's name (docs/openapi.yaml). */
export const MAX_ZONE_NAME = 80;
