/**
 * What we use of react-querybuilder, and nothing else: a bare `import()` of the package would bring its controls, its
 * exports and its parsers along.
 */
export { prepareRuleGroup, QueryBuilderStateProvider, useQueryBuilder } from "react-querybuilder";
export type { Path, RuleGroupType, RuleType } from "react-querybuilder";
