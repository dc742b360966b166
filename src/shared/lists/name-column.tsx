import type { OpenKind } from "../../api/presence";
import { registryName } from "../../domain/registry-name";
import { NotKnown } from "../../ui/not-known";
import { tw } from "../../ui/tw";
import { OpenedByOthers } from "../presence";
import { RowLink } from "./components/row-link";
import type { ListColumn, ListRow } from "./list-column";
import { texts } from "./texts";

interface NameColumn<Row> extends Partial<ListColumn<Row>> {
  /** The head's words. */
  label: string;
  /** Whose name it is; null where a server doesn't say. */
  of: (row: Row) => Parameters<typeof registryName>[0];
  /** The route of the row's record; null for a row that leads nowhere. */
  leadsTo?: (row: Row) => string | null;
  /** What the row's record is to those who have it open: they are told beside the name. */
  opens?: OpenKind;
  /** The line below the name if another row of the page has the same name. */
  distinguish?: (row: Row) => string;
}

/** The first column of a list of people, or of what is somebody's: whose row it is. */
export const nameColumn = <Row extends ListRow>({
  of,
  leadsTo,
  opens,
  distinguish,
  ...own
}: NameColumn<Row>): ListColumn<Row> => ({
  id: "name",
  sort: "lastName",
  orders: texts.namesInOrder,
  area: "name",
  text: (row) => registryName(of(row)),
  cell(row, isAmbiguous) {
    const person = of(row);
    if (!person) return <NotKnown />;
    const name = registryName(person) || texts.noName;
    const route = leadsTo?.(row);
    if (!route) return <span className={tw`font-strong text-ink`}>{name}</span>;
    const link = (
      <RowLink id={row._id} route={route}>
        {name}
      </RowLink>
    );
    const opened = opens ? (
      <OpenedByOthers kind={opens} id={row._id}>
        {link}
      </OpenedByOthers>
    ) : (
      link
    );
    const more = isAmbiguous && distinguish?.(row);
    if (!more) return opened;
    return (
      <span className={tw`grid grid-cols-[minmax(0,1fr)] leading-tight`}>
        <span className={tw`truncate cards:whitespace-normal`}>{opened}</span>
        <span className={tw`truncate text-label text-faint`}>{more}</span>
      </span>
    );
  },
  ...own,
});
