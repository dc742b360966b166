import type { FilterGroup } from "../../../domain/filter/filter";
import { filterSentence } from "../../../domain/filter/sentence";
import type { RecordKind } from "../../../domain/record-kinds";
import { tw } from "../../../ui/tw";

interface FilterSentenceProps {
  of: RecordKind;
  filter: FilterGroup | null;
  /** ISO day in Rome. */
  today: string;
}

/** A filter as one Italian sentence; what was chosen stands out. */
export function FilterSentence({ of, filter, today }: FilterSentenceProps) {
  const { head, parts, text } = filterSentence(filter, { list: of, today });
  if (parts.length === 0) return <>{text}.</>;
  return (
    <>
      {head}
      {parts.map((part, at) =>
        part.strong ? (
          <b key={at} className={tw`font-strong`}>
            {part.text}
          </b>
        ) : (
          part.text
        ),
      )}
      .
    </>
  );
}
