import { Archive, Check, Clock, Pause, Pencil, Send } from "lucide-react";
import { dayOf } from "../../../domain/dates/days";
import { showTemplate } from "../../../domain/email-template/show-template";
import { formatFullMoment, formatShortDate } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { NamedCell } from "../../../shared/lists/components/named-cell";
import type { ListColumn } from "../../../shared/lists/list-column";
import { menuColumn } from "../../../shared/lists/menu-column";
import { Badge } from "../../../ui/display/badge";
import type { IconType } from "../../../ui/icons/icon";
import type { Tone } from "../../../ui/display/tone";
import type { TemplateRow } from "../template";
import { sendingColumns, sendingValue } from "./sending-columns";
import { orderOf, standingOf, tellsSendings, type Standing } from "./standing";
import { TemplateMenu } from "./template-menu";
import { texts } from "./texts";

/** By these fields the list is ordered. */
export const SORTABLE = ["name", "state", "changed", "lastSending", "sent", "opened", "clicked"];

/** @returns what a row is ordered by; states go their way from the draft to the archive */
export function valueOf(row: TemplateRow, field: string): string | number | null {
  if (field === "name") return row.name;
  if (field === "changed") return row.changed;
  const value = sendingValue(row, field);
  return value === undefined ? orderOf(standingOf(row)) : value;
}

const name: ListColumn<TemplateRow> = {
  id: "name",
  label: texts.name,
  sort: "name",
  area: "name",
  cell: ({ _id, name, subject }) => (
    <NamedCell
      id={_id}
      route={hrefFor("emailTemplate", { id: _id })}
      opens="emailTemplate"
      more={subject ? showTemplate(subject) : texts.noSubject}
    >
      {name || texts.noName}
    </NamedCell>
  ),
};

const state: ListColumn<TemplateRow> = {
  id: "state",
  label: texts.state,
  sort: "state",
  orders: texts.orders.state,
  width: 150,
  leastWidth: 118,
  area: "state",
  cell: (row) => <StateBadge row={row} />,
};

const changed: ListColumn<TemplateRow> = {
  id: "changed",
  label: texts.changed,
  sort: "changed",
  orders: texts.orders.changed,
  width: 170,
  leastWidth: 130,
  area: "meta",
  cell: ({ changed, author }) => {
    const day = changed && dayOf(changed);
    if (!day) return null;
    const moment = formatFullMoment(new Date(changed));
    return (
      <time dateTime={changed} title={author?.name ? texts.savedBy(author.name, moment) : moment}>
        {formatShortDate(day)}
      </time>
    );
  },
};

const menu = menuColumn<TemplateRow>((row) => <TemplateMenu template={row} />);

/** @returns the columns of what a server tells of its templates */
export function columnsOf(rows: readonly TemplateRow[]): ListColumn<TemplateRow>[] {
  const tellsChanges = rows.some((row) => row.changed !== null);
  return [
    name,
    ...(rows.some((row) => row.state !== null) ? [state] : []),
    ...(tellsSendings(rows) ? sendingColumns : tellsChanges ? [changed] : []),
    menu,
  ];
}

const LOOKS: Record<Standing, { tone: Tone; glyph: IconType }> = {
  draft: { tone: "neutral", glyph: Pencil },
  ready: { tone: "info", glyph: Check },
  scheduled: { tone: "info", glyph: Clock },
  sending: { tone: "info", glyph: Send },
  stopped: { tone: "warn", glyph: Pause },
  sent: { tone: "success", glyph: Check },
  archived: { tone: "neutral", glyph: Archive },
};

/** Where a template stands; a word that only its server knows is shown as it is. */
function StateBadge({ row }: { row: TemplateRow }) {
  const standing = standingOf(row);
  if (standing) return <Badge label={texts.standings[standing]} {...LOOKS[standing]} />;
  return row.state === null ? null : <Badge label={row.state} />;
}
