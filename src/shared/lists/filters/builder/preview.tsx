import { FieldMessage } from "../../../../ui/field/field-message";
import { tw } from "../../../../ui/tw";
import type { ListRow } from "../../list-column";
import { recordTexts } from "../../../../domain/record-texts";
import type { List } from "../../use-list";
import { builderTexts as texts } from "./builder-texts";
import { shownFirst, type Count } from "./use-count";
import type { FilterGroup } from "../../../../domain/filter/filter";
import { filterSentence } from "../../../../domain/filter/sentence/sentence";
import type { RecordKind } from "../../../../domain/records/records";

interface PreviewProps<Row extends ListRow> {
  list: List<Row>;
  count: Count<Row>;
  unfinished: boolean;
  filter: FilterGroup | null;
  /** ISO day in Rome. */
  today: string;
}

export function Preview<Row extends ListRow>({ list, count, unfinished, filter, today }: PreviewProps<Row>) {
  const { found, all, rows, trouble } = count;
  const { kind } = list.source;
  return (
    <section
      className={tw`grid content-start gap-4 p-5 border rounded-lg bg-surface narrow:p-4`}
      aria-label={texts.result}
    >
      <div className={tw`grid gap-2`}>
        <p className={tw`flex flex-wrap items-baseline gap-x-2`}>
          <b className={tw`text-display font-strong leading-tight`}>{found === null ? "…" : texts.number(found)}</b>
          <span className={tw`text-muted`}>{texts.outOf(kind, found, all)}</span>
        </p>
        <Bar part={found} whole={all} />
        <p role="status" className={tw`sr-only`}>
          {found !== null && !count.waiting && !trouble && recordTexts(kind).counted(found)}
        </p>
        {trouble ? (
          <FieldMessage id="gds-count-trouble" kind="error">
            {trouble.refused ? texts.refused : texts.countFailed} {trouble.message}
          </FieldMessage>
        ) : (
          unfinished && <p className={tw`text-label text-muted`}>{texts.stillTo}</p>
        )}
      </div>
      <div className={tw`grid gap-1`}>
        <h3 className={tw`text-body font-strong`}>{texts.asSentence}</h3>
        <p className={tw`text-pretty leading-normal break-anywhere`}>
          <FilterSentence kind={kind} filter={filter} today={today} />
        </p>
      </div>
      <div className={tw`grid gap-2 pt-4 border-t`}>
        <h3 className={tw`text-label text-muted font-normal`}>{found === 0 ? texts.noRows : texts.firstRows}</h3>
        <ul className={tw`grid gap-2`}>
          {rows.map((row, at) => (
            <li key={row._id || at} className={tw`flex items-center justify-between gap-2 min-w-0 font-medium`}>
              {shownFirst(list.columns).map((column) => (
                <span
                  key={column.id}
                  className={column.area === "name" ? tw`min-w-0 break-anywhere` : tw`max-w-[50%] flex-none truncate`}
                >
                  {/* text instead of a link, which would leave the builder */}
                  {(column.area === "name" && column.text?.(row)) ||
                    (column.cell?.(row, list.columns) ?? column.text?.(row))}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Bar({ part, whole }: { part: number | null; whole: number | null }) {
  if (part === null || !whole) return null;
  const share = Math.min(1, part / whole);
  return (
    <span aria-hidden className={tw`block h-2 rounded-full bg-selected overflow-hidden`}>
      <span
        className={tw`block h-full rounded-full bg-neutral-solid forced:bg-sys-highlight`}
        style={{ width: `${share * 100}%`, minWidth: part > 0 ? 8 : 0 }}
      />
    </span>
  );
}

interface FilterSentenceProps {
  kind: RecordKind;
  filter: FilterGroup | null;
  /** ISO day in Rome. */
  today: string;
}

function FilterSentence({ kind, filter, today }: FilterSentenceProps) {
  const { head, parts, text } = filterSentence(filter, { list: kind, today });
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
