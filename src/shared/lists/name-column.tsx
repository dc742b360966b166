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
  /** The head's words. */
  label: string;
  /** Whose name it is; null where a server doesn't say. */
  of: (row: Row) => NamedDonor | null;
  /** The route of the row's record; null for a row that leads nowhere. */
  leadsTo?: (row: Row) => string | null;
  /** What the row's record is to those who have it open: they are told beside the name. */
  opens?: OpenKind;
}

/** The first column of a list of donors, or of what is a donor's: whose row it is. */
export const nameColumn = <Row extends ListRow>({ of, leadsTo, opens, ...own }: NameColumn<Row>): ListColumn<Row> => ({
  id: "name",
  sort: "lastName",
  orders: texts.namesInOrder,
  area: "name",
  text: (row) => hintedName(of(row) ?? {}),
  cell(row, shown) {
    const person = of(row);
    if (!person) return <NotKnown />;
    const name = registryName(person) || uiTexts.noName;
    const route = leadsTo?.(row);
    const link = route ? (
      <RowLink id={row._id} route={route} opens={opens}>
        {name}
      </RowLink>
    ) : (
      <span className={tw`font-strong text-ink`}>{name}</span>
    );
    const hint = donorHint(person);
    if (!hint) return link;
    // the card layout hides the word: it has no room for it
    const [word, ...value] = hint.split(" ");
    const cardNumberColumn = person.cardNumber ? shown.find(({ id }) => id === "cardNumber") : undefined;
    return (
      // in the card layout the hint is beside the name if it fits
      <span
        className={tw`grid grid-cols-[minmax(0,1fr)] cards:flex cards:flex-wrap cards:items-baseline cards:gap-x-2 coarse:py-3.5 coarse:cards:py-0 leading-tight`}
      >
        {/* not clipped above and below: a finger may press the link there */}
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

/** The last column of a list: a row's "…", what can be done with it. Files have nothing of it. */
export function menuColumn<Row>(cell: (row: Row) => ReactNode): ListColumn<Row> {
  return { id: "actions", label: texts.actions, width: 64, area: "aside", unprinted: true, fields: [], cell };
}
