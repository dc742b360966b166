import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useToday } from "../../../api/react/use-today";
import { Button } from "../../../ui/button";
import { tw } from "../../../ui/tw";
import type { DonorRecord } from "../../../shared/donor/reads";
import { usePlaces } from "../../../shared/record-form/person";
import type { FormValues } from "../../../domain/fields/form-values";
import {
  ConflictDialog,
  NewerNotice,
  type Clash,
  RecordForm,
  type RecordFormState,
  type SaveWay,
} from "../../../shared/record-form";
import { DuplicatesDialog } from "./duplicates/duplicates-dialog";
import type { FoundDuplicates } from "./duplicates/use-duplicates";
import { AssociationSection } from "./sections/association-section";
import { ContactsSection } from "./sections/contacts-section";
import { FollowsSection, MembershipSection, WorkSection } from "./sections/folded-sections";
import { PersonSection } from "./sections/person-section";
import { texts } from "./texts";
import type { FormZones } from "./use-form-zones";

interface DonorFormProps {
  state: RecordFormState;
  title: string;
  lead?: string;
  /** Null for somebody new. */
  donor: DonorRecord | null;
  zones: FormZones;
  /** Who may be the same person: to be decided before it is saved. */
  duplicates: FoundDuplicates | null;
  /** What to choose from, after somebody else saved first. */
  clash: Clash | null;
  /** The record as it is now, where somebody else has changed it meanwhile. */
  newer: FormValues | null;
  /** What there is to say of a record that is no longer there. */
  gone?: ReactNode;
  /** Leaves the form; what was typed and isn't saved is asked about. */
  onCancel: () => void;
  /** What the second button does after a save. */
  otherWay: Exclude<SaveWay, "leave">;
  /** What Ctrl+S does after a save. */
  saveKeyWay: SaveWay;
}

const OTHER_LABELS = { stay: texts.saveAndStay, another: texts.saveAndNew, next: texts.saveAndNext };

/** The form of a donor, old or new: its sections, its ways to save, and the question before it is left. */
export function DonorForm({
  state,
  donor,
  zones,
  duplicates,
  clash,
  newer,
  gone,
  onCancel,
  otherWay,
  saveKeyWay,
  ...head
}: DonorFormProps) {
  const today = useToday();
  const places = usePlaces();
  const { isDirty, isSubmitting } = state.form.formState;
  const catchUp = useEffectEvent(() => {
    // nothing was typed that could be lost; what is typed until the next rendering finds its field there
    if (newer && !isDirty) state.form.reset(newer, { keepFieldsRef: true });
  });
  const newest = newer?.version;
  useEffect(() => catchUp(), [newest]);
  return (
    <>
      <RecordForm
        state={state}
        {...head}
        saveLabel={texts.save}
        saveKeyWay={saveKeyWay}
        wide
        notices={gone || (newer && isDirty && <NewerNotice onLoad={() => state.bringIn(newer)} />)}
        sideBySide
        otherActions={
          <Button kind="quiet" onClick={onCancel} className={tw`narrow:flex-1`}>
            {texts.cancel}
          </Button>
        }
        otherSave={
          <Button
            onClick={() => void state.submit(undefined, otherWay)}
            disabled={isSubmitting}
            className={tw`narrow:px-1`}
          >
            {OTHER_LABELS[otherWay]}
          </Button>
        }
      >
        <div className={tw`min-w-0 rounded-lg border border-line bg-surface`}>
          <PersonSection today={today} places={places} />
          <ContactsSection places={places} />
          <AssociationSection zones={zones} />
          <WorkSection />
          <MembershipSection />
          {donor && <FollowsSection />}
        </div>
      </RecordForm>
      <DuplicatesDialog found={duplicates} />
      <ConflictDialog fields={state.fields} clash={clash} name={head.lead ?? ""} />
    </>
  );
}
