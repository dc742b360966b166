import { SortableList } from "../../../../ui/lists/sortable-list";
import { tw } from "../../../../ui/tw";
import type { OfficeAssociation, OfficeZone } from "../read-zones";
import { texts } from "../texts";
import type { UnitActions } from "../use-unit-actions";
import { useOrder } from "../use-order";
import type { ZoneWriter } from "../use-zone-write";
import { createUnit, reorderUnit } from "../zone-writes";
import { AssociationLine, ManagersOf, ReadOnlyRows, ZoneLine } from "./unit-lines";
import { NewUnitForm, RenameForm } from "./unit-forms";
import { UnitMenu } from "./unit-menu";
import { lineClasses } from "./row-classes";

interface ZoneItemProps {
  /** With those of its associations that are shown. */
  zone: OfficeZone;
  zones: readonly OfficeZone[];
  /** Its position among the others; null where only some are shown. */
  at: number | null;
  open: boolean;
  onToggle: () => void;
  actions: UnitActions;
  writer: ZoneWriter;
  onSay: (sentence: string) => void;
}

/** A zone in the list, with its associations where it is open. */
export function ZoneItem(props: ZoneItemProps) {
  const { zone, zones, at, open, onToggle, actions, writer } = props;
  const unit = { kind: "zone" as const, zone };
  const sorting = at !== null;
  return (
    <div className={tw`min-w-0 flex-1`}>
      <div data-unit={zone._id} data-kind="zone">
        {actions.editing === zone._id ? (
          <div className={tw`py-2 pr-3 pl-10 narrow:pl-3`}>
            <RenameForm unit={unit} zones={zones} actions={actions} writer={writer} />
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
                ends={{ first: !sorting || at === 0, last: !sorting || at === zones.length - 1 }}
                several={zones.length > 1}
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
              <NewUnitForm zones={zones} zone={zone} onLeave={actions.leave} writer={writer} create={createUnit} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function Associations({ zone, zones, at, actions, writer, onSay }: ZoneItemProps) {
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
            <RenameForm unit={unit} zones={zones} actions={actions} writer={writer} />
          </div>
        ) : (
          <AssociationLine
            association={association}
            zone={zone.name}
            menu={
              <UnitMenu
                unit={unit}
                ends={{ first: index === null || index === 0, last: index === null || index === last }}
                several={last > 0}
                onAct={(action) => actions.act(unit, action)}
              />
            }
          />
        )}
      </div>
    );
  };
  if (zone.associations.length === 0) return null;
  if (at === null)
    return (
      <ReadOnlyRows label={texts.associationsOf(zone.name)} of="association">
        {zone.associations.map((one) => line(one, null))}
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
      moved={({ name }, to) => texts.said(name, to)}
      onAnnounce={onSay}
      look={lineClasses.associationLook}
    >
      {(association) => line(association, order.shown.indexOf(association))}
    </SortableList>
  );
}
