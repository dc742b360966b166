import { formatFullMoment } from "../../../../domain/format";
import type { TemplateRow } from "../../template";
import { versionTexts } from "./texts";

/** @returns when a version was saved, in words */
export function momentOf({ changed }: Pick<TemplateRow, "changed">): string {
  const moment = Date.parse(changed ?? "");
  return Number.isNaN(moment) ? versionTexts.unknownDate : formatFullMoment(new Date(moment));
}
