import { useState } from "react";
import { useCan } from "../../../api/react/ability";
import { EmptyState } from "../../../ui/messages/empty-state";
import { Button } from "../../../ui/buttons/button";
import { hrefFor } from "../../../domain/routes";
import { useDonor, type DonorRecord } from "../../../shared/donor/reads";
import { canBeId, RecordFailure, RecordSkeleton, OPENED_FROM, RecordCrumbs, useNeighbours } from "../details";
import { addressOf, useRouteId, entryState, useEntryText, navigate } from "../../../shared/navigation";
import { useInitialValue } from "../../../shared/record-form/edit-page";
import { texts } from "./texts";
import { registryName } from "../../../domain/donor/registry-name";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { useDonorCalls } from "../../../shared/donor/save-donor";
import { OthersLine } from "../../../shared/presence";
import { goBack, saveOutcome } from "../../../shared/record-form";
import { DonorForm } from "./donor-form";
import { GoneNotice } from "./gone-notice";
import { bodyOf } from "../../../domain/fields/own-fields";
import { returnToList } from "../../../shared/lists/opened-row";
import { useCreateDonor } from "./requests/create-donor";

/** The form of somebody new, for staff. */
export function DonorCreatePage() {
  const [round, setRound] = useState(0);
  return <DonorCreateForm key={round} onAnother={() => setRound(round + 1)} />;
}

const toList = () => returnToList(hrefFor("donors"), { replace: true });

function DonorCreateForm({ onAnother }: { onAnother: () => void }) {
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
      onSaved={(created, way) => {
        if (way === "another") return onAnother();
        if (!created) return toList();
        navigate(hrefFor("donorDetails", { id: created.donor._id }), { replace: true, state: entryState() });
      }}
      otherWay={{ way: "another", label: texts.saveAndNew }}
    />
  );
}

/** The form of one donor, for staff. */
export function DonorEditPage() {
  const id = useRouteId();
  return canBeId(id) ? <DonorEdit key={id} id={id} /> : <RecordFailure error={null} />;
}

function DonorEdit({ id }: { id: string }) {
  const can = useCan();
  const state = useDonor(id);
  const donor = state.status === "ready" ? state.data.donor : null;
  const began = useInitialValue(donor);
  if (!began)
    return state.status === "error" ? (
      <RecordFailure id={id} error={state.error} onRetry={state.retry} retrying={state.retrying} />
    ) : (
      <RecordSkeleton head />
    );
  if (!can("update", "Donor", began)) return <Refused />;
  // somebody has deleted it meanwhile, or moved it out of reach
  const error = state.status === "loading" ? null : state.error;
  const gone = error?.status === 404 ? "deleted" : error?.status === 403 ? "closed" : null;
  return <DonorEditForm id={id} donor={began} now={donor ?? began} gone={gone} />;
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
  /** As it was when the form began. */
  donor: DonorRecord;
  /** As it is now, as far as it was read. */
  now: DonorRecord;
  /** Why the record can't be saved any more. */
  gone: "deleted" | "closed" | null;
}

/** Changes a donor. */
function DonorEditForm({ id, donor, now, gone }: DonorEditFormProps) {
  const neighbours = useNeighbours(id, "donorEdit");
  const openedFrom = useEntryText(OPENED_FROM);
  const leave = () => goBack(openedFrom === id, hrefFor("donorDetails", { id }), entryState());
  const name = registryName(donor);
  const lead = [name || uiTexts.noName, donor.cardNumber && texts.card(donor.cardNumber)].filter(Boolean).join(", ");
  return (
    <div className={tw`grid gap-4`}>
      <RecordCrumbs name={name} edited={id} />
      <OthersLine kind="donor" id={id} editing />
      <DonorForm
        {...{ id, donor, lead, leave, ...useDonorCalls(id, texts.saved) }}
        title={texts.editTitle}
        recordName={lead}
        record={{ donor }}
        now={{ donor: now }}
        onSaved={(_saved, way) => {
          if (way === "stay") return;
          if (way === "next" && neighbours?.next) neighbours.next();
          else leave();
        }}
        notices={gone && <GoneNotice id={id} closed={gone === "closed"} />}
        otherWay={
          neighbours?.next ? { way: "next", label: texts.saveAndNext } : { way: "stay", label: texts.saveAndStay }
        }
        saveKeyWay="stay"
      />
    </div>
  );
}
