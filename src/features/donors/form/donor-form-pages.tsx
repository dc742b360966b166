import { useState } from "react";
import { useCan } from "../../../api/react/ability";
import { useFeature } from "../../../api/react/use-feature";
import { EmptyState } from "../../../ui/messages/empty-state";
import { Button } from "../../../ui/buttons/button";
import { hrefFor } from "../../../domain/routes";
import { useDonor, type DonorRecord } from "../../../shared/donor/reads";
import { canBeId, RecordFailure, RecordSkeleton, OPENED_FROM, RecordCrumbs, useNeighbours } from "../details";
import { addressOf, useRouteId, useEntryText, useAreaLocation } from "../../../shared/navigation";
import { useInitialValue } from "../../../shared/record-form/edit-page";
import { texts } from "./texts";
import { registryName } from "../../../domain/donor/registry-name";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { useDonorCalls } from "../../../shared/donor/save-donor";
import { OthersLine } from "../../../shared/presence";
import { goBack, saveOutcome } from "../../../shared/record-form";
import { DonorForm } from "./donor-form";
import { GoneNotice, MergedNotice } from "./gone-notice";
import { bodyOf } from "../../../domain/fields/own-fields";
import { returnToList } from "../../../shared/lists/opened-row";
import { useCreateDonor } from "./requests/create-donor";

/** The page with the form for a new donor. */
export function DonorCreatePage() {
  const [round, setRound] = useState(0);
  return <DonorCreateForm key={round} onAnother={() => setRound(round + 1)} />;
}

function DonorCreateForm({ onAnother }: { onAnother: () => void }) {
  const area = useAreaLocation();
  const toList = () => returnToList(area, hrefFor("donors"), { replace: true });
  const create = useCreateDonor();
  return (
    <DonorForm
      title={texts.createTitle}
      id={null}
      donor={null}
      record={null}
      save={async (body) => saveOutcome(await create(bodyOf(body)))}
      reread={null}
      leave={toList}
      onSaved={(created, afterSave) => {
        if (afterSave === "another") return onAnother();
        if (!created) return toList();
        area.navigate(hrefFor("donorDetails", { id: created.donor._id }), { replace: true, state: area.entryState() });
      }}
      otherSave={{ afterSave: "another", label: texts.saveAndNew }}
    />
  );
}

/** The page with the form of a donor. */
export function DonorEditPage() {
  const id = useRouteId();
  return canBeId(id) ? <DonorEdit key={id} id={id} /> : <RecordFailure error={null} />;
}

function DonorEdit({ id }: { id: string }) {
  const can = useCan();
  const state = useDonor(id);
  const donor = state.status === "ready" ? state.data.donor : null;
  const initialDonor = useInitialValue(donor);
  if (!initialDonor)
    return state.status === "error" ? (
      <RecordFailure id={id} error={state.error} onRetry={state.retry} retrying={state.retrying} />
    ) : (
      <RecordSkeleton head />
    );
  if (!can("update", "Donor", initialDonor)) return <Refused />;
  // another user has deleted the record, or this user may no longer see it
  const error = state.status === "loading" ? null : state.error;
  const unavailable = error?.status === 404 ? "deleted" : error?.status === 403 ? "forbidden" : null;
  return <DonorEditForm id={id} donor={initialDonor} now={donor ?? initialDonor} unavailable={unavailable} />;
}

const Refused = () => (
  <EmptyState
    level={1}
    title={texts.refused}
    actions={
      <Button kind="primary" href={addressOf(hrefFor("donors"))}>
        {texts.toList}
      </Button>
    }
  >
    {texts.refusedHint}
  </EmptyState>
);

interface DonorEditFormProps {
  id: string;
  /** The record when the form opened. */
  donor: DonorRecord;
  /** The current record. */
  now: DonorRecord;
  /** The reason why the record can no longer be saved. */
  unavailable: "deleted" | "forbidden" | null;
}

function DonorEditForm({ id, donor, now, unavailable }: DonorEditFormProps) {
  const area = useAreaLocation();
  const neighbours = useNeighbours(id, "donorEdit");
  const openedFrom = useEntryText(OPENED_FROM);
  const leave = () => goBack(area, openedFrom === id, hrefFor("donorDetails", { id }));
  const name = registryName(donor);
  const survivor = useFeature("merge") && now._id !== id ? now._id : null;
  const lead = [name || uiTexts.noName, donor.cardNumber && texts.card(donor.cardNumber)].filter(Boolean).join(", ");
  return (
    <div className={tw`grid gap-4`}>
      <RecordCrumbs name={name} id={id} />
      <OthersLine kind="donor" id={id} editing />
      <DonorForm
        id={id}
        donor={donor}
        lead={lead}
        leave={leave}
        {...useDonorCalls(id, texts.saved)}
        title={texts.editTitle}
        recordName={lead}
        record={{ donor }}
        now={{ donor: survivor ? donor : now }}
        onSaved={(_saved, afterSave) => {
          if (afterSave === "stay") return;
          if (afterSave === "next" && neighbours?.next) neighbours.next();
          else leave();
        }}
        notices={
          unavailable ? (
            <GoneNotice id={id} forbidden={unavailable === "forbidden"} />
          ) : (
            survivor && <MergedNotice id={id} survivor={survivor} />
          )
        }
        otherSave={
          neighbours?.next
            ? { afterSave: "next", label: texts.saveAndNext }
            : { afterSave: "stay", label: texts.saveAndStay }
        }
        afterSaveByKey="stay"
      />
    </div>
  );
}
