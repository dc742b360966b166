export { awardSettingsAnswer } from "./awards";
export { readRules, rulesAnswer, rulesReader, type RulesState, useRules } from "./rules";
export { reasonsReader, suspensionReasonsAnswer } from "./suspension-reasons";
export { textsAnswer, textsReader, useTexts } from "./texts";
export { readSection, useSection, useSettings } from "./use-settings";
export { useZones } from "./zones";
