import { SortableList } from "../../../../ui/lists/sortable-list";
import { tw } from "../../../../ui/tw";
import type { OfficeAssociation, OfficeZone } from "../read-zones";
import { texts } from "../texts";
import type { UnitActions } from "../use-unit-actions";
import { useOrder } from "../use-order";
import { useZoneWrite } from "../use-zone-write";
import { createUnit, reorderUnit } from "../zone-writes";
import { AssociationLine, ManagersOf, ReadOnlyRows, ZoneLine } from "./unit-lines";
import { NewUnitForm, RenameForm } from "./name-forms";
import { UnitMenu } from "./unit-menu";
import { lineClasses } from "./row-classes";

interface ZoneItemProps {
  /** With the visible associations only. */
  zone: OfficeZone;
  zones: readonly OfficeZone[];
  /** Its index in the list; null during a search, when zones can't be sorted. */
  position: number | null;
  open: boolean;
  onToggle: () => void;
  actions: UnitActions;
  /** Gives a screen reader a sentence. */
  onAnnounce: (sentence: string) => void;
}

/** A zone in the list, with its associations if it is open. */
export function ZoneItem(props: ZoneItemProps) {
  const { zone, zones, position, open, onToggle, actions } = props;
  const unit = { kind: "zone" as const, zone };
  const sorting = position !== null;
  return (
    <div className={tw`min-w-0 flex-1`}>
      <div data-unit={zone._id} data-kind="zone">
        {actions.editing === zone._id ? (
          <div className={tw`py-2 pr-3 pl-10 narrow:pl-3`}>
            <RenameForm unit={unit} zones={zones} actions={actions} />
          </div>
        ) : (
          <ZoneLine
            zone={zone}
            open={open}
            onToggle={onToggle}
            managers={<ManagersOf zone={zone} />}
            menu={
              <UnitMenu
                unit={unit}
                isFirst={!sorting || position === 0}
                isLast={!sorting || position === zones.length - 1}
                canMerge={zones.length > 1}
                onAct={(action) => actions.act(unit, action)}
              />
            }
          />
        )}
      </div>
      {open && (
        <div className={sorting ? lineClasses.under : tw`bg-canvas`}>
          <Associations {...props} />
          {actions.addingTo === zone._id && (
            <div className={lineClasses.form}>
              <NewUnitForm zones={zones} zone={zone} onLeave={actions.close} create={createUnit} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function Associations({ zone, zones, position, actions, onAnnounce }: ZoneItemProps) {
  const writer = useZoneWrite("page");
  const order = useOrder(zone.associations, (association, from, to) =>
    writer.run(reorderUnit({ kind: "association", zone, association }, from, to)),
  );
  const line = (association: OfficeAssociation, index: number | null) => {
    const unit = { kind: "association" as const, zone, association };
    const last = order.shown.length - 1;
    return (
      <div data-unit={association._id} data-kind="association" className={tw`min-w-0 flex-1`}>
        {actions.editing === association._id ? (
          <div className={tw`py-2 pr-3`}>
            <RenameForm unit={unit} zones={zones} actions={actions} />
          </div>
        ) : (
          <AssociationLine
            association={association}
            zone={zone.name}
            menu={
              <UnitMenu
                unit={unit}
                isFirst={index === null || index === 0}
                isLast={index === null || index === last}
                canMerge={last > 0}
                onAct={(action) => actions.act(unit, action)}
              />
            }
          />
        )}
      </div>
    );
  };
  if (zone.associations.length === 0) return null;
  if (position === null)
    return (
      <ReadOnlyRows label={texts.associationsOf(zone.name)} kind="association">
        {zone.associations.map((association) => line(association, null))}
      </ReadOnlyRows>
    );
  return (
    <SortableList
      label={texts.associationsOf(zone.name)}
      items={order.shown}
      idOf={({ _id }) => _id}
      gripLabel={({ name }) => texts.grip(name)}
      gripHelp={texts.gripHelp}
      onMove={order.move}
      onSettled={order.settle}
      moved={({ name }, to) => texts.movedTo(name, to)}
      onAnnounce={onAnnounce}
      look={lineClasses.associationLook}
    >
      {(association) => line(association, order.shown.indexOf(association))}
    </SortableList>
  );
}
