import { useCan } from "../../../api/react/ability";
import { EmptyState } from "../../../ui/messages/empty-state";
import { Button } from "../../../ui/buttons/button";
import { hrefFor } from "../../../domain/routes";
import { useDonor } from "../../../shared/donor/reads";
import { canBeId, RecordFailure, RecordSkeleton } from "../details";
import { addressOf, useRouteId } from "../../../shared/navigation";
import { useBeginning } from "../../../shared/record-form/edit-page";
import { DonorEditForm } from "./donor-edit-form";
import { texts } from "./texts";

/** The form of one donor, for staff. */
export function DonorEditPage() {
  const id = useRouteId();
  return canBeId(id) ? <DonorEdit key={id} id={id} /> : <RecordFailure error={null} />;
}

function DonorEdit({ id }: { id: string }) {
  const can = useCan();
  const state = useDonor(id);
  const donor = state.status === "ready" ? state.data.donor : null;
  const began = useBeginning(donor);
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
