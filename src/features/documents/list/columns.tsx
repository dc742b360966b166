import { dayOf } from "../../../domain/dates/days";
import { fileTitle, fileText } from "../../../domain/documents/file-name";
import { formatFullMoment, formatShortDate } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { KindIcon } from "../../../shared/documents/kind-icon";
import type { DocumentRow, DocumentVisibility } from "../../../shared/documents/document";
import { NamedCell } from "../../../shared/lists/components/named-cell";
import type { ListColumn } from "../../../shared/lists/list-column";
import { menuColumn } from "../../../shared/lists/name-column";
import { NotKnown } from "../../../ui/messages/not-known";
import { tw, cx } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import type { DocumentScope } from "../first-reads";
import { texts } from "../texts";
import {
  Globe,
  MapPinned,
  ShieldCheck,
  UserRound,
  Users,
  Download,
  Ellipsis,
  ExternalLink,
  LoaderCircle,
} from "lucide-react";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { visibilityKind, visibilityText, type VisibilityKind } from "../visibility/visibility-text";
import { addressOf } from "../../../shared/navigation";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Menu } from "../../../ui/menu/menu";
import { useDocumentActions } from "../actions/use-document-actions";
import { useDownload } from "../use-download";

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
      hint={fileText(document)}
    >
      {fileTitle(document.name) || uiTexts.noName}
    </NamedCell>
  ),
};

const visibilityColumn: ListColumn<DocumentRow> = {
  id: "sight",
  label: texts.visibility,
  width: 270,
  leastWidth: 180,
  area: "more",
  wraps: true,
  cell: ({ sight: visibility }) => <VisibilityLine visibility={visibility} />,
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

function Moment({ instant, look }: { instant: string | null; look: string }) {
  const day = instant && dayOf(instant);
  if (!instant || !day) return <NotKnown />;
  return (
    <time className={look} dateTime={instant} title={formatFullMoment(new Date(instant))}>
      {formatShortDate(day)}
    </time>
  );
}

const SHARED = [name, visibilityColumn, changed(texts.changed), by, menu];
const BINNED = [name, visibilityColumn, changed(texts.deleted), by, menu];
// on a card the day is below the name
const OWN = [name, changed(texts.changed, tw`cards:pl-8 cards:text-label cards:text-muted`), menu];

/** @returns the columns of a list of documents; donors don't see who else sees a document */
export const columnsOf = ({ type }: DocumentScope): readonly ListColumn<DocumentRow>[] =>
  type === "bin" ? BINNED : type === "own" ? OWN : SHARED;

const ICONS: Readonly<Record<VisibilityKind, IconType>> = {
  everybody: Globe,
  admins: ShieldCheck,
  zones: MapPinned,
  roles: Users,
  donor: UserRound,
};

function VisibilityLine({ visibility }: { visibility: DocumentVisibility | null }) {
  if (!visibility) return <NotKnown />;
  return (
    <span className={tw`flex min-w-0 items-center gap-2 text-muted`}>
      <Icon of={ICONS[visibilityKind(visibility)]} size={16} className={tw`flex-none`} />
      <span className={tw`min-w-0 whitespace-normal`}>{visibilityText(visibility)}</span>
    </span>
  );
}

function DocumentMenu({ document }: { document: DocumentRow }) {
  const { download, loading } = useDownload();
  const { entries, dialogs, running } = useDocumentActions(document);
  const busy = loading || running;
  return (
    <>
      <Menu
        align="end"
        trigger={(props) => (
          <IconButton
            icon={busy ? LoaderCircle : Ellipsis}
            label={texts.actionsOf(fileTitle(document.name) || uiTexts.noName)}
            {...props}
            aria-busy={busy}
            className={cx(busy && tw`[&>svg]:animate-spin`)}
          />
        )}
        entries={[
          {
            kind: "item",
            label: texts.open,
            icon: ExternalLink,
            href: addressOf(hrefFor("documentDetails", { id: document._id })),
          },
          { kind: "item", label: texts.download, icon: Download, onSelect: () => void download(document) },
          ...entries,
        ]}
      />
      {dialogs}
    </>
  );
}
