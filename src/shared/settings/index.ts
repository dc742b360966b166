export { readRules, rulesAnswer, rulesReader, type RulesState, useRules } from "./rules";
export { awardSettingsAnswer, reasonsReader, suspensionReasonsAnswer } from "./sections";
export { readSection, useSection, useSettings } from "./use-settings";
