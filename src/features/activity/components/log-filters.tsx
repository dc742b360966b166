import { useToday } from "../../../api/react/use-today";
import { LOG_KINDS } from "../../../domain/activity/activity-log";
import { KindChips } from "../../../shared/history";
import { PeriodFields } from "../../../shared/period";
import { useSearchText } from "../../../shared/lists/use-search-text";
import { SearchInput } from "../../../ui/field/search-input";
import { Select } from "../../../ui/field/select";
import { tw } from "../../../ui/tw";
import type { LogAnswer } from "../log-answer";
import { daysOf, PERIODS, type LogFilter, type PeriodName } from "../log-filter";
import { texts } from "../texts";

interface LogFiltersProps {
  filter: LogFilter;
  onChange: (change: Partial<LogFilter>) => void;
  authors: LogAnswer["authors"];
  /** Null while unknown. */
  total: number | null;
}

const PERIOD_NAMES = Object.keys(PERIODS) as PeriodName[];
/** The option to choose the days. */
const DAYS = "days";
const PERIOD_OPTIONS = [
  ...PERIOD_NAMES.map((value) => ({ value, label: texts.periods[value] })),
  { value: DAYS, label: texts.chooseDays },
];

/** Filters by name, author, period and kind, and the number of entries. */
export function LogFilters({ filter, onChange, authors, total }: LogFiltersProps) {
  const [typed, setTyped] = useSearchText(filter.text, (text) => onChange({ text }));
  const today = useToday();
  const { author, period } = filter;
  const days = typeof period === "string" ? null : period;
  const known = authors.flatMap(({ _id, name }) => (_id ? [{ value: _id, label: name }] : []));
  const unknown =
    author && !known.some(({ value }) => value === author) ? [{ value: author, label: texts.unknownAuthor }] : [];
  return (
    <div className={tw`grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden`}>
      <div className={tw`flex flex-wrap items-center gap-2`}>
        <SearchInput
          aria-label={texts.search}
          placeholder={texts.search}
          value={typed}
          onValueChange={setTyped}
          className={tw`w-full wide:w-[420px]`}
        />
        <Select
          aria-label={texts.author}
          className={tw`flex-1 wide:flex-none wide:w-[190px]`}
          value={author}
          placeholder={texts.allAuthors}
          options={[...known, ...unknown]}
          onChange={({ target }) => onChange({ author: target.value })}
        />
        <Select
          aria-label={texts.period}
          className={tw`flex-1 wide:flex-none wide:w-[190px]`}
          value={typeof period === "string" ? period : DAYS}
          options={PERIOD_OPTIONS}
          onChange={({ target: { value } }) =>
            onChange({ period: value === DAYS ? daysOf(filter, today) : (value as PeriodName) })
          }
        />
        <span role="status" className={tw`ml-auto text-label text-faint narrow:w-full`}>
          {total !== null && texts.count(total)}
        </span>
      </div>
      {days && <PeriodFields period={days} onPeriod={(period) => onChange({ period })} />}
      <KindChips
        kinds={LOG_KINDS}
        labels={texts.kind}
        shown={filter.kind}
        onShow={(kind) => onChange({ kind })}
        className={tw`p-0.5 -m-0.5 narrow:flex-nowrap narrow:overflow-x-auto scrollbar-none`}
      />
    </div>
  );
}
