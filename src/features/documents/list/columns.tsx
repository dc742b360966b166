import { dayOf } from "../../../domain/dates/days";
import { fileTitle, fileWords } from "../../../domain/documents/file-name";
import { formatFullMoment, formatShortDate } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { KindIcon, type DocumentRow } from "../../../shared/documents";
import { NamedCell } from "../../../shared/lists/components/named-cell";
import type { ListColumn } from "../../../shared/lists/list-column";
import { menuColumn } from "../../../shared/lists/menu-column";
import { NotKnown } from "../../../ui/not-known";
import { tw } from "../../../ui/tw";
import type { Shelf } from "../first-reads";
import { SightLine } from "../sight-line";
import { texts } from "../texts";
import { DocumentMenu } from "./document-menu";

const name: ListColumn<DocumentRow> = {
  id: "name",
  label: texts.name,
  sort: "name",
  orders: texts.orders.name,
  area: "name",
  cell: (document) => (
    <NamedCell
      id={document._id}
      route={hrefFor("documentDetails", { id: document._id })}
      mark={<KindIcon kind={document.kind} />}
      more={fileWords(document)}
    >
      {fileTitle(document.name) || texts.noName}
    </NamedCell>
  ),
};

const sight: ListColumn<DocumentRow> = {
  id: "sight",
  label: texts.sight,
  width: 270,
  leastWidth: 180,
  area: "more",
  wraps: true,
  cell: ({ sight: told }) => <SightLine sight={told} />,
};

const changed = (label: string, look = ""): ListColumn<DocumentRow> => ({
  id: "changedAt",
  label,
  sort: "changedAt",
  orders: texts.orders.changed,
  width: 130,
  leastWidth: 112,
  area: "state",
  cell: ({ changedAt, createdAt }) => <Moment instant={changedAt ?? createdAt} look={look} />,
});

const by: ListColumn<DocumentRow> = {
  id: "changedBy",
  label: texts.by,
  width: 160,
  priority: 3,
  area: "meta",
  text: ({ changedBy }) => changedBy?.name ?? "",
  cell: ({ changedBy }) => (changedBy?.name ? <span className={tw`text-muted`}>{changedBy.name}</span> : <NotKnown />),
};

const menu = menuColumn<DocumentRow>((document) => <DocumentMenu document={document} />);

/** A day, the moment in its title. */
function Moment({ instant, look }: { instant: string | null; look: string }) {
  const day = instant && dayOf(instant);
  if (!instant || !day) return <NotKnown />;
  return (
    <time className={look} dateTime={instant} title={formatFullMoment(new Date(instant))}>
      {formatShortDate(day)}
    </time>
  );
}

const SHARED = [name, sight, changed(texts.changed), by, menu];
const BINNED = [name, sight, changed(texts.deleted), by, menu];
// on a card the day stands under the name
const OWN = [name, changed(texts.changed, tw`cards:pl-8 cards:text-label cards:text-muted`), menu];

/** @returns the columns of a shelf; a donor isn't told who else sees a document */
export const columnsOf = ({ type }: Shelf): readonly ListColumn<DocumentRow>[] =>
  type === "bin" ? BINNED : type === "own" ? OWN : SHARED;
