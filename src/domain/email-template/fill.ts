import Mustache from "mustache";
import type { MergeValues } from "./merge-fields";

/**
 * @param template what `write-html.ts`, `write-text.ts` or `writeSubject` wrote
 * @param values of one receiver; in HTML they are escaped, so that no name can be markup
 * @returns the mail as this receiver gets it
 */
export const fillTemplate = (template: string, values: MergeValues): string => Mustache.render(template, values);
