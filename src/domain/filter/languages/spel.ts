import type { Condition } from "../condition";
import { toCode, type CodeDialect } from "./code";

const DIALECT: CodeDialect = {
  and: " and ",
  or: " or ",
  // from the root by "?.", for a property that is null
  field: ({ name }) => `#root?.${name.replaceAll(".", "?.")}`,
  text: (text) => `'${text.replaceAll("'", "''")}'`,
  lower: (field) => `${field}.toLowerCase()`,
  part: {
    // Java's "contains" is one of its own texts; this is one of every text
    anywhere: (field, part) => `${field}.indexOf(${part}) >= 0`,
    start: (field, part) => `${field}.startsWith(${part})`,
    end: (field, part) => `${field}.endsWith(${part})`,
  },
  among: (field, values) => `{${values.join(", ")}}.contains(${field})`,
};

/** @returns a condition as an expression of Spring's expression language */
export const toSpel = (condition: Condition): string => toCode(condition, DIALECT);
