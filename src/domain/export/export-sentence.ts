import { recordTexts } from "../record-texts";
import { isRecordKind } from "../records/records";
import { ownValue } from "../values";

const FORMATS: Record<string, string> = { csv: " in CSV", xlsx: " in XLSX", json: " in JSON", print: " su carta" };

/** @returns what somebody exported: "Ha esportato 12 donatori in CSV". A count of null is unknown */
export function exportSentence(entity: string | undefined, count: number | null, format = ""): string {
  const what = recordTexts(isRecordKind(entity) || entity === "activity" ? entity : "donors");
  return `Ha esportato ${count === null ? what.many : what.counted(count)}${ownValue(FORMATS, format) ?? (format && ` in ${format}`)}`;
}
