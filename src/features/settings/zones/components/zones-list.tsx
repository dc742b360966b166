import { useState, type KeyboardEvent } from "react";
import { SortableList } from "../../../../ui/lists/sortable-list";
import { useLazyDialog } from "../../../../ui/overlay/use-lazy-dialog";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden";
import type { FoundZone } from "../find-zones";
import { findUnit, recordOf, type Unit } from "../unit";
import type { OfficeZone } from "../read-zones";
import { texts } from "../texts";
import { useOrder } from "../use-order";
import type { ZoneWriter } from "../use-zone-write";
import { useUnitActions, type AskedDialog } from "../use-unit-actions";
import { createUnit, reorderUnit } from "../zone-writes";
import { NewUnitForm } from "./unit-forms";
import { ReadOnlyRows } from "./unit-lines";
import { lineClasses } from "./row-classes";
import { ZoneItem } from "./zone-item";

const loadDialog = async () => (await import("./unit-dialog")).UnitDialog;

interface ZonesListProps {
  zones: readonly OfficeZone[];
  /** Those that are shown; some of them where somebody looks for something: then their order isn't changed. */
  found: readonly FoundZone[];
  searching: boolean;
  /** A zone is being added. */
  adding: boolean;
  onAdded: () => void;
  writer: ZoneWriter;
}

/** The zones, to be renamed, put in order, opened and changed. */
export function ZonesList({ zones, found, searching, adding, onAdded, writer }: ZonesListProps) {
  const [opened, setOpened] = useState<Record<string, boolean>>({});
  const [said, setSaid] = useState("");
  const [asked, setAsked] = useState<AskedDialog | null>(null);
  const { Dialog: UnitDialog, times, shown, opener } = useLazyDialog(loadDialog, texts.dialogFailed);
  const order = useOrder(zones, (zone, from, to) => writer.run(reorderUnit({ kind: "zone", zone }, from, to)));
  const actions = useUnitActions(zones, writer, {
    onAdd: (zone) => setOpened((now) => ({ ...now, [zone._id]: true })),
    ask(wish) {
      setAsked(wish);
      void opener.onOpen();
    },
  });
  const matches = new Map(found.map((one) => [one.zone._id, one]));
  const item = (zone: OfficeZone, position: number) => {
    const match = matches.get(zone._id);
    const isOpen = opened[zone._id] ?? match?.open ?? false;
    return (
      <ZoneItem
        key={zone._id}
        zone={match?.zone ?? zone}
        zones={zones}
        at={searching ? null : position}
        open={isOpen}
        onToggle={() => setOpened({ ...opened, [zone._id]: !isOpen })}
        actions={actions}
        writer={writer}
        onSay={setSaid}
      />
    );
  };
  // the row that has the focus: of a zone or of an association
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== "F2" || !(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>("[data-unit]");
    const kind: Unit["kind"] = row?.dataset.kind === "zone" ? "zone" : "association";
    const unit = row && findUnit(zones, kind, row.dataset.unit ?? "");
    if (!unit) return;
    event.preventDefault();
    actions.edit(recordOf(unit)._id);
  };
  return (
    // its rows hold what takes the focus
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={keys}>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {adding && (
        <div className={lineClasses.form}>
          <NewUnitForm zones={zones} zone={null} onLeave={onAdded} writer={writer} create={createUnit} />
        </div>
      )}
      {searching ? (
        <ReadOnlyRows label={texts.list}>{found.map(({ zone }) => item(zone, -1))}</ReadOnlyRows>
      ) : (
        <SortableList
          label={texts.list}
          items={order.shown}
          idOf={({ _id }) => _id}
          gripLabel={({ name }) => texts.grip(name)}
          gripHelp={texts.gripHelp}
          onMove={order.move}
          onSettled={order.settle}
          moved={({ name }, unit) => texts.said(name, unit)}
          onAnnounce={setSaid}
          look={lineClasses.zoneLook}
        >
          {(zone) => item(zone, order.shown.indexOf(zone))}
        </SortableList>
      )}
      {UnitDialog && asked && <UnitDialog key={times} {...shown} asked={asked} zones={zones} writer={writer} />}
    </div>
  );
}
