import { MAX_ZONE_NAME } from "../../../../domain/constants";
import { NameForm } from "../../../../shared/name-form/name-form";
import type { OfficeZone } from "../read-zones";
import { texts } from "../texts";
import type { ZoneWriter } from "../use-zone-write";
import { namedSo, type createUnit } from "../zone-writes";

interface NewUnitFormProps {
  zones: readonly OfficeZone[];
  /** To which an association is added; null for a zone. */
  zone: OfficeZone | null;
  create: typeof createUnit;
  onLeave: () => void;
  writer: ZoneWriter;
}

/** The name of a zone, or of an association, that is added. */
export function NewUnitForm({ zones, zone, create, onLeave, writer }: NewUnitFormProps) {
  const row = zone ? (zones.find(({ _id }) => _id === zone._id)?.associations ?? []) : zones;
  return (
    <NameForm
      label={zone ? texts.newAssociation(zone.name) : texts.newZone}
      name=""
      maxLength={MAX_ZONE_NAME}
      submit={texts.add}
      problem={(name) => {
        const other = namedSo(row, name);
        return other && texts.taken(other.name);
      }}
      writing={writer.writing}
      onLeave={onLeave}
      onSave={async (name) => {
        const refused = await writer.run(create(zone, name));
        if (refused === null) return onLeave();
        return refused === "told" ? null : texts.taken(name);
      }}
    />
  );
}
