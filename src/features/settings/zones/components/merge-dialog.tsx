import { History, Inbox, MapPinned, TriangleAlert, UserCog, Users, FolderTree } from "lucide-react";
import { useState, type ReactNode } from "react";
import { MAX_ZONE_NAME } from "../../../../domain/constants";
import { formatNumber } from "../../../../domain/format";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { TextInput } from "../../../../ui/field/text-input";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { FormDialog } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { managerName, type OfficeAssociation, type OfficeZone } from "../read-zones";
import { findUnit, recordOf, siblingsOf, type ZoneOrAssociation } from "../unit";
import { texts } from "../texts";
import { writeUnit, useZoneWrite } from "../use-zone-write";
import { mergeUnit, findNamesake } from "../zone-writes";

interface MergeDialogProps extends DialogProps {
  unit: ZoneOrAssociation;
  /** The unit that stays, if it is known: it has the name that the user typed. */
  into: OfficeAssociation | null;
  /** The user wants to delete the unit, but it isn't empty. */
  removing: boolean;
  zones: readonly OfficeZone[];
}

/** Merges a zone or an association into another one. Shows before what that changes, with counts. */
export function MergeDialog({ unit, into, removing, zones, ...dialog }: MergeDialogProps) {
  const writer = useZoneWrite();
  const { _id, name, donors } = recordOf(unit);
  // the current siblings: a colleague may change them while the dialog is open
  const others = siblingsOf(zones, unit).filter((sibling) => sibling._id !== _id);
  const [chosen, setChosen] = useState(into?._id ?? "");
  const [renamed, setRenamed] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const dialogTexts = texts.merge[unit.kind];
  const kept = others.find((sibling) => sibling._id === chosen);
  const newName = (renamed ?? kept?.name ?? "").trim();
  const taken = kept && findNamesake(others, newName, kept._id);
  const missing = kept && newName === "";
  const submit = () => {
    setTried(true);
    const current = findUnit(zones, unit.kind, _id);
    if (!kept || taken || missing) return false;
    return current ? writeUnit(writer, mergeUnit(current, kept, newName)) : texts.notDone(texts.gone);
  };
  return (
    <FormDialog
      {...dialog}
      enter={false}
      title={removing ? dialogTexts.removeTitle(name) : dialogTexts.title(name)}
      submit={kept ? (removing ? texts.removeInto(newName) : texts.mergeInto(newName)) : dialogTexts.choose}
      kind={removing ? "danger-solid" : "primary"}
      pendingLabel={texts.merging}
      onSubmit={submit}
    >
      <div className={tw`grid gap-5`}>
        {removing && <p className={tw`text-muted`}>{dialogTexts.notEmpty}</p>}
        <div className={tw`grid grid-cols-2 narrow:grid-cols-1 gap-4`}>
          <Field label={dialogTexts.stays} error={tried && !kept ? dialogTexts.choose : undefined}>
            <Select
              data-autofocus
              value={chosen}
              placeholder={texts.choose}
              onChange={(event) => {
                setChosen(event.target.value);
                setRenamed(null);
              }}
              options={others.map((sibling) => ({ value: sibling._id, label: sibling.name }))}
            />
          </Field>
          <Field
            label={texts.newName}
            error={(missing && texts.nameMissing) || (taken && texts.taken(taken.name)) || undefined}
          >
            <TextInput
              value={renamed ?? kept?.name ?? ""}
              disabled={!kept}
              maxLength={MAX_ZONE_NAME}
              onChange={(event) => setRenamed(event.target.value)}
            />
          </Field>
        </div>
        {kept && (
          <>
            {donors !== undefined && kept.donors !== undefined && (
              <p className={tw`flex flex-wrap gap-x-2`}>
                <span>
                  <b className={tw`font-strong`}>{name}</b> {texts.donors(donors)}
                </span>
                <span aria-hidden>→</span>
                <span>
                  <b className={tw`font-strong`}>{newName}</b>{" "}
                  {texts.fromTo(formatNumber(kept.donors), formatNumber(kept.donors + donors))}
                </span>
              </p>
            )}
            <ul className={tw`grid gap-3`}>
              {donors !== undefined && <Consequence icon={Users}>{texts.donorsGo(donors, name, newName)}</Consequence>}
              {unit.kind === "zone" && <ZoneConsequences zone={unit.zone} kept={kept as OfficeZone} name={newName} />}
              <Consequence icon={History}>{texts.historyStays}</Consequence>
            </ul>
            <p className={tw`text-label text-muted`}>{texts.undoHint}</p>
          </>
        )}
      </div>
    </FormDialog>
  );
}

/** What a merge does with the zone's associations, managers, postal codes and views. */
function ZoneConsequences({ zone, kept, name }: { zone: OfficeZone; kept: OfficeZone; name: string }) {
  const staff = [...(kept.managers ?? []), ...(zone.managers ?? [])];
  const people = [...new Map(staff.map((manager) => [manager._id, managerName(manager)])).values()];
  const donorCount = (kept.donors ?? 0) + (zone.donors ?? 0);
  const associationCount = kept.associations.length + zone.associations.length;
  return (
    <>
      {zone.associations.length > 0 && (
        <Consequence icon={FolderTree}>
          {texts.associationsGo(zone.associations.length, name, associationCount)}
        </Consequence>
      )}
      {zone.managers && people.length > 0 && (
        <Consequence icon={UserCog}>{texts.managersOfAll(people, donorCount)}</Consequence>
      )}
      {zone.managers && people.length === 0 && (
        <Consequence icon={TriangleAlert} isWarning>
          {texts.nobodyFollows(name)}
        </Consequence>
      )}
      {zone.caps.length > 0 && <Consequence icon={MapPinned}>{texts.capsGo(zone.caps, name)}</Consequence>}
      <Consequence icon={Inbox}>{texts.viewsGo(zone.name, name)}</Consequence>
    </>
  );
}

interface ConsequenceProps {
  icon: IconType;
  isWarning?: boolean;
  children: ReactNode;
}

/** One consequence: an icon and a sentence. */
export const Consequence = ({ icon, isWarning = false, children }: ConsequenceProps) => (
  <li className={tw`grid grid-cols-[20px_minmax(0,1fr)] gap-2.5`}>
    <Icon of={icon} className={isWarning ? tw`mt-px text-warn-text` : tw`mt-px text-faint`} />
    <span className={tw`break-anywhere`}>{children}</span>
  </li>
);
