import { useState, type KeyboardEvent } from "react";
import { SortableList } from "../../../../ui/lists/sortable-list";
import { useLazyDialog } from "../../../../ui/overlay/use-lazy-dialog";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden";
import type { FoundZone } from "../find-zones";
import { findUnit, recordOf, type ZoneOrAssociation } from "../unit";
import type { OfficeZone } from "../read-zones";
import { texts } from "../texts";
import { mayAct } from "../unit-action";
import { useCan } from "../../../../api/react/ability";
import { useOrder } from "../use-order";
import { useZoneWrite } from "../use-zone-write";
import { useUnitActions, type RequestedDialog } from "../use-unit-actions";
import { createUnit, reorderUnit } from "../zone-writes";
import { NewUnitForm } from "./name-forms";
import { ReadOnlyRows } from "./unit-lines";
import { lineClasses } from "./row-classes";
import { ZoneItem } from "./zone-item";

const loadDialog = async () => (await import("./unit-dialog")).UnitDialog;

interface ZonesListProps {
  zones: readonly OfficeZone[];
  /** The visible zones: all, or those that a search finds. */
  found: readonly FoundZone[];
  searching: boolean;
  /** Whether the form of a new zone is open. */
  adding: boolean;
  onAdded: () => void;
}

/** The editable list of zones. A search shows some of them: then they can't be sorted. */
export function ZonesList({ zones, found, searching, adding, onAdded }: ZonesListProps) {
  const can = useCan();
  const writer = useZoneWrite("page");
  const [opened, setOpened] = useState<Record<string, boolean>>({});
  const [announcement, setAnnouncement] = useState("");
  const [requested, setRequested] = useState<RequestedDialog | null>(null);
  const { Dialog: UnitDialog, times, shown, opener } = useLazyDialog(loadDialog, texts.dialogFailed);
  const order = useOrder(zones, (zone, from, to) => writer.run(reorderUnit({ kind: "zone", zone }, from, to)));
  const actions = useUnitActions(zones, writer, {
    onAdd: (zone) => setOpened((now) => ({ ...now, [zone._id]: true })),
    ask(wish) {
      setRequested(wish);
      void opener.onOpen();
    },
  });
  const matches = new Map(found.map((match) => [match.zone._id, match]));
  const item = (zone: OfficeZone, position: number) => {
    const match = matches.get(zone._id);
    const isOpen = opened[zone._id] ?? match?.open ?? false;
    return (
      <ZoneItem
        key={zone._id}
        zone={match?.zone ?? zone}
        zones={zones}
        position={searching ? null : position}
        open={isOpen}
        onToggle={() => setOpened({ ...opened, [zone._id]: !isOpen })}
        actions={actions}

        onAnnounce={setAnnouncement}
      />
    );
  };
  // F2 renames the unit whose row has the focus
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== "F2" || !(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>("[data-unit]");
    const kind: ZoneOrAssociation["kind"] = row?.dataset.kind === "zone" ? "zone" : "association";
    const unit = row && findUnit(zones, kind, row.dataset.unit ?? "");
    if (!unit || !mayAct(can, unit, "rename")) return;
    event.preventDefault();
    actions.edit(recordOf(unit)._id);
  };
  return (
    // key events bubble up from the rows
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={handleKey}>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {adding && (
        <div className={lineClasses.form}>
          <NewUnitForm zones={zones} zone={null} onLeave={onAdded} create={createUnit} />
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
          moved={({ name }, to) => texts.movedTo(name, to)}
          onAnnounce={setAnnouncement}
          look={lineClasses.zoneLook}
        >
          {(zone) => item(zone, order.shown.indexOf(zone))}
        </SortableList>
      )}
      {UnitDialog && requested && <UnitDialog key={times} {...shown} requested={requested} zones={zones} />}
    </div>
  );
}
