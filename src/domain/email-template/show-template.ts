import { MERGE_FIELD_NAMES, MERGE_FIELDS, type MergeField, type MergeValues, fillTemplate } from "./merge-fields";

const names = Object.fromEntries(MERGE_FIELD_NAMES.map((name) => [name, `{${MERGE_FIELDS[name].label}}`]));
const PLACEHOLDERS: MergeValues = {
  ...(names as Record<MergeField, string>),
  female: false,
  male: false,
  mayDonate: true,
  unsubscribeUrl: "",
};

/** @returns a template of plain text with readable placeholders instead of Mustache tags: "{Nome}, ti aspettiamo" */
export function showTemplate(template: string): string {
  try {
    return fillTemplate(template, PLACEHOLDERS);
  } catch {
    return template;
  }
}
