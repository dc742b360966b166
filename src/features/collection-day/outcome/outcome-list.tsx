import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { DONATION_TYPE_LABELS } from "../../../domain/donation/blood";
import { formatNumber } from "../../../domain/format";
import { registryName } from "../../../domain/donor/registry-name";
import { hrefFor } from "../../../domain/routes";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { DonationGlyph } from "../../../shared/donor/parts/donation-glyph";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { Badge } from "../../../ui/display/badge";
import { Card } from "../../../ui/display/card";
import { Cell } from "../../../ui/table/cell";
import { HeaderCell } from "../../../ui/table/header-cell";
import { Row } from "../../../ui/table/row";
import { Table, TableBody, TableHead } from "../../../ui/table/table";
import { cx, tw } from "../../../ui/tw";
import type { CollectionDayRow } from "../requests/collection-days";
import { outcomeTexts as texts } from "./outcome-texts";

/** A donor has one row in a day. */
const donorId = ({ donor }: CollectionDayRow) => donor?._id ?? "";

/** @returns the remarks about a row */
function rowNote({ state, refusal, first, reason, note, changed }: CollectionDayRow): string {
  if (state === "refused") return refusal ?? texts.noReason;
  return [
    ...(state === "removed" ? [texts.removed] : []),
    ...(reason === null ? [] : [texts.confirmed(reason)]),
    ...(note === null ? [] : [note]),
    ...(first ? [texts.first] : []),
    ...(changed ? [texts.changed(changed.author?.name ?? "", changed.date ?? "")] : []),
  ].join(". ");
}

interface OutcomeListProps {
  rows: readonly CollectionDayRow[];
  /** Deletes a donation that somebody has changed; null if the user may not. */
  onUndo: ((row: CollectionDayRow) => void) | null;
  undoing: boolean;
}

/** The rows of a registered day. */
export function OutcomeList({ rows, onUndo, undoing }: OutcomeListProps) {
  // what needs a person is on top, and keeps its place once settled
  const [onTop] = useState(
    () => new Set(rows.filter(({ changed, state }) => changed || state === "refused").map(donorId)),
  );
  const isOnTop = (row: CollectionDayRow) => onTop.has(donorId(row));
  const sorted = [...rows.filter(isOnTop), ...rows.filter((row) => !isOnTop(row))];
  const { columns } = texts;
  return (
    <Card flush title={texts.list} subtitle={formatNumber(rows.length)}>
      <div className={tw`pt-3`}>
        <Table label={texts.list} cards>
          <TableHead>
            <HeaderCell>{columns.name}</HeaderCell>
            <HeaderCell width={72}>{columns.group}</HeaderCell>
            <HeaderCell width={170}>{columns.type}</HeaderCell>
            <HeaderCell>{columns.note}</HeaderCell>
          </TableHead>
          <TableBody>
            {sorted.map((row) => {
              const { donor, type, state } = row;
              return (
                <Row key={donorId(row)} className={cx(state === "removed" && tw`text-muted`)}>
                  <Cell area="name" className={tw`py-1.5`}>
                    <a
                      href={addressOf(hrefFor("donorDetails", { id: donor?._id ?? "" }))}
                      className={tw`hit break-anywhere font-strong text-ink no-underline hover:underline underline-offset-[3px]`}
                    >
                      {registryName(donor)}
                    </a>
                    <span className={tw`block tabular-nums text-label text-muted`}>{donor?.cardNumber}</span>
                  </Cell>
                  <Cell area="aside">
                    <BloodGroupTag group={donor?.bloodGroup ?? "ND"} />
                  </Cell>
                  <Cell area="more">
                    <span className={tw`flex items-center gap-1.5`}>
                      <DonationGlyph type={type} />
                      {DONATION_TYPE_LABELS[type]}
                    </span>
                  </Cell>
                  <Cell area="more" muted>
                    {state === "refused" && <Badge tone="danger" glyph={CircleAlert} label={texts.refused} />}
                    <span className={tw`whitespace-normal break-anywhere`}>{rowNote(row)}</span>
                    {row.changed && onUndo && (
                      <Button
                        small
                        aria-label={texts.undoOneOf(registryName(donor))}
                        disabled={undoing}
                        onClick={() => onUndo(row)}
                      >
                        {texts.undoOne}
                      </Button>
                    )}
                  </Cell>
                </Row>
              );
            })}
          </TableBody>
        </Table>
      </div>
    </Card>
  );
}
