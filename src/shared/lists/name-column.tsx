import type { OpenKind } from "../../api/live/presence";
import { donorHint, hintedName, registryName, type NamedDonor } from "../../domain/donor/registry-name";
import { NotKnown } from "../../ui/messages/not-known";
import { hiddenBeside } from "../../ui/table/priority";
import { cx, tw } from "../../ui/tw";
import { uiTexts } from "../../ui/texts";
import { RowLink } from "./components/named-cell";
import type { ListColumn, ListRow } from "./list-column";
import { texts } from "./texts";
import type { ReactNode } from "react";

interface NameColumn<Row> extends Partial<ListColumn<Row>> {
  label: string;
  /** The person; null if the server doesn't return one. */
  donorOf: (row: Row) => NamedDonor | null;
  /** Route of the record; null for no link. */
  routeOf?: (row: Row) => string | null;
  /** If given, the cell names the people who have the record open. */
  opens?: OpenKind;
}

/** Creates the first column of donors' lists. */
export const nameColumn = <Row extends ListRow>({
  donorOf,
  routeOf,
  opens,
  ...own
}: NameColumn<Row>): ListColumn<Row> => ({
  id: "name",
  sort: "lastName",
  orders: texts.namesInOrder,
  area: "name",
  text: (row) => hintedName(donorOf(row) ?? {}),
  cell(row, shown) {
    const person = donorOf(row);
    if (!person) return <NotKnown />;
    const name = registryName(person) || uiTexts.noName;
    const route = routeOf?.(row);
    const link = route ? (
      <RowLink id={row._id} route={route} opens={opens}>
        {name}
      </RowLink>
    ) : (
      <span className={tw`font-strong text-ink`}>{name}</span>
    );
    const hint = donorHint(person);
    if (!hint) return link;
    // cards hide the first word of the hint
    const [word, ...value] = hint.split(" ");
    const cardNumberColumn = person.cardNumber ? shown.find(({ id }) => id === "cardNumber") : undefined;
    return (
      // on cards the hint is beside the name, if it fits
      <span
        className={tw`grid grid-cols-[minmax(0,1fr)] cards:flex cards:flex-wrap cards:items-baseline cards:gap-x-2 coarse:py-3.5 coarse:cards:py-0 leading-tight`}
      >
        {/* not clipped vertically, since the link's touch area is higher than the text */}
        <span className={tw`[overflow-x:clip] [text-overflow:ellipsis] whitespace-nowrap cards:whitespace-normal`}>
          {link}
        </span>
        <span
          className={cx(
            tw`truncate text-label text-faint`,
            cardNumberColumn && hiddenBeside(cardNumberColumn.priority),
          )}
        >
          <span className={tw`cards:sr-only`}>{word} </span>
          {value.join(" ")}
        </span>
      </span>
    );
  },
  ...own,
});

/** Creates the column of the rows' menus. */
export function menuColumn<Row>(cell: (row: Row) => ReactNode): ListColumn<Row> {
  return { id: "actions", label: texts.actions, width: 64, area: "aside", unprinted: true, fields: [], cell };
}
