import { ApiError } from "../../../api/errors";
import { fieldNames } from "../../../domain/fields/field";
import type { FormValues } from "../../../domain/fields/form-values";
import { bodyOf, nameInRecord } from "../../../domain/fields/mail-type";
import { hrefFor } from "../../../domain/routes";
import { registryName } from "../../../domain/registry-name";
import { tw } from "../../../ui/tw";
import { OPENED_FROM, RecordCrumbs, useNeighbours } from "../details";
import { isRecord } from "../../../domain/values";
import { donorReader, type DonorRecord } from "../../../shared/donor/reads";
import { entryState, useEntryText } from "../../../shared/navigation";
import { goBack, useConflictChoice, useRecordForm } from "../../../shared/record-form";
import { DONOR_FORM_FIELDS, FOLDED, NOTES } from "./donor-form-fields";
import { valuesOf } from "./donor-form-values";
import { donorFormWords } from "./donor-form-words";
import { DonorForm } from "./donor-form";
import { GoneNotice } from "./gone-notice";
import { useDuplicates } from "./duplicates/use-duplicates";
import { useDonorCalls } from "./requests/save-donor";
import { texts } from "./texts";
import { useFormZones } from "./use-form-zones";

interface DonorEditFormProps {
  /** As the address has it. */
  id: string;
  /** As it was when the form began. */
  donor: DonorRecord;
  /** As it is now, as far as it was read. */
  now: DonorRecord;
  /** Why it can't be saved any more, as far as it was read. */
  gone: "deleted" | "closed" | null;
}

/** What isn't worked out elsewhere. */
const EDITED = fieldNames(DONOR_FORM_FIELDS).filter((name) => !FOLDED.follows.some((other) => other === name));

const readCurrent = (current: unknown) => (isRecord(current) ? donorReader(current, "", () => undefined) : null);

/** Changes a donor. */
export function DonorEditForm({ id, donor, now, gone }: DonorEditFormProps) {
  const calls = useDonorCalls(id);
  const neighbours = useNeighbours(id, "donorEdit");
  const openedFrom = useEntryText(OPENED_FROM);
  const leave = () => goBack(openedFrom === id, hrefFor("donorDetails", { id }), entryState());
  const choice = useConflictChoice(async ({ body }) => {
    const current = isRecord(body) ? readCurrent(body.current) : null;
    if (current) return valuesOf(current);
    const again = await calls.reread();
    return again.ok ? valuesOf(again.data.donor) : null;
  });
  /** For a server without versions: the record is read again before a save, and compared. */
  const changedMeanwhile = async (): Promise<boolean> => {
    const read = await calls.reread();
    if (!read.ok) return false;
    const now: FormValues = valuesOf(read.data.donor);
    const began = state.form.control._defaultValues;
    return EDITED.some((name) => now[name] !== began[name]);
  };
  const duplicates = useDuplicates(id, valuesOf(donor));
  const { zones, fields, schema } = useFormZones(donor);
  const state = useRecordForm({
    fields,
    schema,
    words: donorFormWords,
    ability: { action: "update", subject: "Donor", thing: donor, nameOf: nameInRecord },
    record: { donor },
    valuesOf: (answer: { donor: DonorRecord }) => valuesOf(answer.donor),
    draft: { name: `donor ${id}`, place: "device", withheld: NOTES, guarded: true },
    save: async (body, _values, before) => {
      if (body.version === undefined && (await changedMeanwhile()))
        return { ok: false, error: new ApiError("http", texts.changedMeanwhile, 409, "version") };
      const unchanged = body.byMail === before.byMail;
      const sent = (values: Record<string, unknown>) => bodyOf(values, unchanged);
      return calls.save({ body: sent(body), before: sent(before) });
    },
    reread: calls.reread,
    asks: "unsaved",
    beforeSave: duplicates.beforeSave,
    settle: choice.settle,
    onSaved(_saved, way) {
      if (way === "stay") return;
      if (way === "next" && neighbours?.next) neighbours.next();
      else leave();
    },
  });
  // by versions: what follows from donations makes none, and a server without them tells at the save
  const base = state.form.formState.defaultValues?.version;
  const newer = typeof now.version === "number" && typeof base === "number" && now.version > base ? now : null;
  const name = registryName(donor) || texts.noName;
  return (
    <div className={tw`grid gap-4`}>
      <RecordCrumbs name={registryName(donor)} edited={id} />
      <DonorForm
        state={state}
        title={texts.editTitle}
        lead={donor.cardNumber ? `${name}, ${texts.card(donor.cardNumber)}` : name}
        donor={donor}
        zones={zones}
        duplicates={duplicates.found}
        clash={choice.clash}
        newer={newer ? valuesOf(newer) : null}
        gone={gone && <GoneNotice id={id} closed={gone === "closed"} state={state} />}
        onCancel={leave}
        otherWay={neighbours?.next ? "next" : "stay"}
        saveKeyWay="stay"
      />
    </div>
  );
}
