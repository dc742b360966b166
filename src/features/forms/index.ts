export { schemaResolver } from "./schema-resolver";
