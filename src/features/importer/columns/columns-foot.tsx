import { tw } from "../../../ui/tw";
import type { FileReading } from "../engine/types";
import { texts } from "./texts";

interface ColumnsFootProps {
  reading: FileReading;
  waiting: readonly number[];
  missing: readonly string[];
  onColumn: (column: number) => void;
}

/** Waiting columns named in the foot bar; of more the first are enough. */
const NAMED = 5;

/** What still waits for an answer, and the way to it. */
export function ColumnsFoot({ reading, waiting, missing, onColumn }: ColumnsFootProps) {
  const count = waiting.length + missing.length;
  if (count === 0) return texts.ready;
  const named = waiting.slice(0, Math.max(0, NAMED - missing.length));
  const comma = (at: number) => at < missing.length + named.length - 1 && ",";
  return (
    <span className={tw`flex flex-wrap gap-x-1.5`}>
      {texts.waits(count)}
      {missing.map((label, at) => (
        <span key={label}>
          <b className={tw`text-ink`}>{texts.missingField(label)}</b>
          {comma(at)}
        </span>
      ))}
      {named.map((column, at) => (
        <span key={column}>
          <button
            type="button"
            onClick={() => onColumn(column)}
            className={tw`hit font-strong text-ink hover:underline`}
          >
            {reading.columns[column]?.heading}
          </button>
          {comma(missing.length + at)}
        </span>
      ))}
      {named.length + missing.length < count && "…"}
    </span>
  );
}
