import { addressOf } from "../../../shared/navigation";
import { tw } from "../../../ui/tw";
import { DELIMITERS, ENCODINGS } from "../engine/engine";
import type { FileReading, Matching } from "../engine/types";
import { importerPlace } from "../shell/places";
import { isOpen } from "./outcome";
import { texts } from "./texts";

/** What was found out about the file, and where to change it. */
export function ColumnsLead({ reading, matching }: { reading: FileReading; matching: Matching }) {
  const { options, kind, rows, columns, totals } = reading;
  const labelOf = (list: readonly { value: string; label: string }[], value: string) =>
    list.find((entry) => entry.value === value)?.label ?? value;
  const delimiter = options.delimiter === "\t" ? labelOf(DELIMITERS, "\t") : texts.delimiter(options.delimiter);
  const told = [
    texts.rows(rows),
    (kind === "csv" || kind === "paste") && delimiter,
    kind === "csv" && texts.encoding(labelOf(ENCODINGS, options.encoding)),
    options.sheet !== null && reading.sheets.length > 1 && texts.sheet(options.sheet),
  ];
  const known = matching.columns.filter((match) => !isOpen(match) && match.confidence !== "chosen").length;
  return (
    <>
      {told.filter(Boolean).join(", ")}. {texts.recognised(known, columns.length)}{" "}
      {totals.length > 0 && !options.keepsTotals && `${texts.totals(totals)} `}
      <a href={addressOf(importerPlace({ step: "file" }))} className={tw`underline underline-offset-[3px]`}>
        {texts.change}
      </a>
    </>
  );
}
