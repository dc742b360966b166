export { awardSettingsAnswer } from "./awards";
export { rulesAnswer, rulesReader } from "./rules";
export { reasonsReader, suspensionReasonsAnswer } from "./suspension-reasons";
export { textsAnswer, textsReader, useTexts } from "./texts";
export { readRules, useRules, type RulesState } from "./use-rules";
export { readSection, useSection, useSettings } from "./use-settings";
export { useZones } from "./zones";
