import { NotKnown } from "../../ui/not-known";
import { tw } from "../../ui/tw";
import type { ListColumn } from "../lists/list-column";
import { texts } from "./texts";

interface Named {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

interface NameColumn<Row> {
  id: string;
  sort: string;
  /** Whose name it is; null where a server doesn't say. */
  of: (row: Row) => Named | null;
}

const nameOf = (named: Named | null) => [named?.lastName, named?.firstName].filter(Boolean).join(" ");

/** The first column of each list here: whose row it is. */
export const nameColumn = <Row,>({ id, sort, of }: NameColumn<Row>): ListColumn<Row> => ({
  id,
  sort,
  label: texts.columns.name,
  orders: texts.orders.name,
  area: "name",
  text: (row) => nameOf(of(row)),
  cell: (row) => {
    const named = of(row);
    return named ? <span className={tw`font-strong text-ink`}>{nameOf(named) || texts.noName}</span> : <NotKnown />;
  },
});
