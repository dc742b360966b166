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
import { findUnit, recordOf, rowOf, type Unit } from "../unit";
import { texts } from "../texts";
import { writeUnit, type ZoneWriter } from "../use-zone-write";
import { mergeUnit, namedSo } from "../zone-writes";

interface MergeDialogProps extends DialogProps {
  unit: Unit;
  /** The one that stays, where it is known already: it has the name that was wanted. */
  into: OfficeAssociation | null;
  /** Somebody wants to delete it, and it isn't empty. */
  removing: boolean;
  zones: readonly OfficeZone[];
  writer: ZoneWriter;
}

/** Puts what is in a zone, or an association, into another one: what that will do is told before, in figures. */
export function MergeDialog({ unit, into, removing, zones, writer, ...dialog }: MergeDialogProps) {
  const { _id, name, donors } = recordOf(unit);
  // as it is now: somebody else may change it while this is open
  const others = rowOf(zones, unit).filter((one) => one._id !== _id);
  const [chosen, setChosen] = useState(into?._id ?? "");
  const [renamed, setRenamed] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const words = texts.merge[unit.kind];
  const kept = others.find((one) => one._id === chosen);
  const newName = (renamed ?? kept?.name ?? "").trim();
  const taken = kept && namedSo(others, newName, kept._id);
  const missing = kept && newName === "";
  const submit = () => {
    setTried(true);
    const now = findUnit(zones, unit.kind, _id);
    if (!kept || taken || missing) return false;
    return now ? writeUnit(writer, mergeUnit(now, kept, newName)) : texts.notDone(texts.gone);
  };
  return (
    <FormDialog
      {...dialog}
      enter={false}
      title={removing ? words.removeTitle(name) : words.title(name)}
      submit={kept ? (removing ? texts.removeInto(newName) : texts.mergeInto(newName)) : words.choose}
      kind={removing ? "danger-solid" : "primary"}
      pendingLabel={texts.merging}
      onSubmit={submit}
    >
      <div className={tw`grid gap-5`}>
        {removing && <p className={tw`text-muted`}>{words.notEmpty}</p>}
        <div className={tw`grid grid-cols-2 narrow:grid-cols-1 gap-4`}>
          <Field label={words.stays} error={tried && !kept ? words.choose : undefined}>
            <Select
              data-autofocus
              value={chosen}
              placeholder={texts.choose}
              onChange={(event) => {
                setChosen(event.target.value);
                setRenamed(null);
              }}
              options={others.map((one) => ({ value: one._id, label: one.name }))}
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
              {donors !== undefined && <Means icon={Users}>{texts.donorsGo(donors, name, newName)}</Means>}
              {unit.kind === "zone" && <ZoneMeans zone={unit.zone} kept={kept as OfficeZone} name={newName} />}
              <Means icon={History}>{texts.historyStays}</Means>
            </ul>
            <p className={tw`text-label text-muted`}>{texts.undoHint}</p>
          </>
        )}
      </div>
    </FormDialog>
  );
}

/** What becomes of the rest that is in a zone. */
function ZoneMeans({ zone, kept, name }: { zone: OfficeZone; kept: OfficeZone; name: string }) {
  const staff = [...(kept.managers ?? []), ...(zone.managers ?? [])];
  const people = [...new Map(staff.map((one) => [one._id, managerName(one)])).values()];
  const total = (kept.donors ?? 0) + (zone.donors ?? 0);
  const sum = kept.associations.length + zone.associations.length;
  return (
    <>
      {zone.associations.length > 0 && (
        <Means icon={FolderTree}>{texts.associationsGo(zone.associations.length, name, sum)}</Means>
      )}
      {zone.managers && people.length > 0 && <Means icon={UserCog}>{texts.managersOfAll(people, total)}</Means>}
      {zone.managers && people.length === 0 && (
        <Means icon={TriangleAlert} warns>
          {texts.nobodyFollows(name)}
        </Means>
      )}
      {zone.caps.length > 0 && <Means icon={MapPinned}>{texts.capsGo(zone.caps, name)}</Means>}
      <Means icon={Inbox}>{texts.viewsGo(zone.name, name)}</Means>
    </>
  );
}

interface MeansProps {
  icon: IconType;
  warns?: boolean;
  children: ReactNode;
}

/** One consequence: an icon and a sentence. */
export const Means = ({ icon, warns = false, children }: MeansProps) => (
  <li className={tw`grid grid-cols-[20px_minmax(0,1fr)] gap-2.5`}>
    <Icon of={icon} className={warns ? tw`mt-px text-warn-text` : tw`mt-px text-faint`} />
    <span className={tw`break-anywhere`}>{children}</span>
  </li>
);
