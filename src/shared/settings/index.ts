export { awardSettingsAnswer } from "./awards";
export { readRules, rulesAnswer, rulesReader, type RulesState, useRules } from "./rules";
export { reasonsReader, suspensionReasonsAnswer } from "./suspension-reasons";
export { readSection, useSection, useSettings } from "./use-settings";
