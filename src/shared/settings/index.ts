export { readRules, rulesAnswer, rulesReader, type RulesState, useRules } from "./rules";
export { readSection, useSection, useSettings } from "./use-settings";
