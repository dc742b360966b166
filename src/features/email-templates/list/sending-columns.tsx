import { dayOf } from "../../../domain/dates/days";
import { formatFullMoment, formatNumber, formatPercent, formatShortDate } from "../../../domain/format";
import type { ListColumn } from "../../../shared/lists/list-column";
import { tw } from "../../../ui/tw";
import type { LastSending, TemplateRow } from "../template";
import { texts } from "./texts";

/** What share of the mails that arrived; null where that isn't known, or none did. */
const shareOf = (of: LastSending | null | undefined, what: "opened" | "clicked"): number | null =>
  of?.delivered && of[what] !== null && !isUnderWay(of) ? of[what] / of.delivered : null;

/** Not through yet, or never: shares of a part would say little. */
const isUnderWay = ({ state }: LastSending): boolean => state !== "sent";

const percent = (share: number | null): string => (share === null ? "" : formatPercent(Math.round(share * 100) / 100));

/** @returns how many got it, "312 su 1.240" where that isn't all of them */
function sentWords(of: LastSending): string {
  if (of.sent === null) return "";
  return isUnderWay(of) && of.recipients !== null
    ? texts.sentOf(formatNumber(of.sent), formatNumber(of.recipients))
    : formatNumber(of.sent);
}

/** @returns all of it in a line, for a card */
const summary = (of: LastSending): string =>
  [
    sentWords(of) && texts.sentLine(sentWords(of)),
    percent(shareOf(of, "opened")) && texts.openedLine(percent(shareOf(of, "opened"))),
    percent(shareOf(of, "clicked")) && texts.clickedLine(percent(shareOf(of, "clicked"))),
  ]
    .filter(Boolean)
    .join(", ");

const share = (id: "opened" | "clicked", priority: 3 | 4, width: number): ListColumn<TemplateRow> => ({
  id,
  label: texts[id],
  sort: id,
  orders: texts.orders[id],
  width,
  priority,
  numeric: true,
  area: "hidden",
  text: ({ lastSending }) => percent(shareOf(lastSending, id)),
});

/** What became of the last sending of each template. */
export const sendingColumns: ListColumn<TemplateRow>[] = [
  {
    id: "lastSending",
    label: texts.lastSending,
    sort: "lastSending",
    orders: texts.orders.lastSending,
    width: 134,
    leastWidth: 112,
    area: "meta",
    cell: ({ lastSending }) => {
      const day = lastSending?.date && lastSending.state !== "cancelled" ? dayOf(lastSending.date) : null;
      if (!lastSending?.date || !day)
        return <span className={tw`text-faint`}>{lastSending ? texts.cancelled : texts.neverSent}</span>;
      return (
        <time dateTime={lastSending.date} title={formatFullMoment(new Date(lastSending.date))}>
          {formatShortDate(day)}
        </time>
      );
    },
  },
  {
    id: "sent",
    label: texts.sent,
    sort: "sent",
    orders: texts.orders.sent,
    width: 130,
    leastWidth: 104, // "109 su 109"
    priority: 2,
    numeric: true,
    area: "more",
    cell: ({ lastSending }) => (
      <>
        <span className={tw`cards:hidden`}>{lastSending ? sentWords(lastSending) : "0"}</span>
        {lastSending && <span className={tw`hidden cards:inline`}>{summary(lastSending)}</span>}
      </>
    ),
  },
  share("opened", 3, 96),
  share("clicked", 4, 84),
];

/** @returns what a row is ordered by, of a column of these; undefined for another's */
export function sendingValue({ lastSending }: TemplateRow, field: string): string | number | null | undefined {
  if (field === "lastSending") return lastSending?.date ?? null;
  if (field === "sent") return lastSending?.sent ?? null;
  return field === "opened" || field === "clicked" ? shareOf(lastSending, field) : undefined;
}
