import { registryName } from "../../../domain/registry-name";
import { hrefFor } from "../../../domain/routes";
import { NotKnown } from "../../../ui/not-known";
import { tw } from "../../../ui/tw";
import { RowLink } from "../../../shared/lists/components/row-link";
import type { ListColumn, ListRow } from "../../../shared/lists/list-column";
import { texts } from "./texts";

interface NameColumn<Row> {
  id: string;
  sort: string;
  /** Whose name it is; null where a server doesn't say. */
  of: (row: Row) => Parameters<typeof registryName>[0];
  /** The route of the row's record; null for a row that leads nowhere. */
  leadsTo?: (row: Row) => string | null;
}

/** @returns the route of a donor's record; null where nobody says who it is */
export const donorRoute = (donor: { readonly _id: string } | null): string | null =>
  donor?._id ? hrefFor("donorDetails", { id: donor._id }) : null;

/** The first column of each list here: whose row it is. */
export const nameColumn = <Row extends ListRow>({ id, sort, of, leadsTo }: NameColumn<Row>): ListColumn<Row> => ({
  id,
  sort,
  label: texts.columns.name,
  orders: texts.orders.name,
  area: "name",
  text: (row) => registryName(of(row)),
  cell(row) {
    const named = of(row);
    if (!named) return <NotKnown />;
    const name = registryName(named) || texts.noName;
    const route = leadsTo?.(row);
    if (!route) return <span className={tw`font-strong text-ink`}>{name}</span>;
    return (
      <RowLink id={row._id} route={route}>
        {name}
      </RowLink>
    );
  },
});
