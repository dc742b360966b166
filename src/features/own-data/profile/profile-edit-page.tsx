import { useLocation } from "wouter";
import { useCan } from "../../../api/react/ability";
import { useUser } from "../../../api/react/connection";
import { findRoute, hrefFor } from "../../../domain/routes";
import { isPending } from "../../../domain/status";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { addressOf } from "../../../shared/navigation";
import { useBeginning } from "../../../shared/record-form";
import { OwnForm } from "./components/own-form";
import { StaffForm } from "./components/staff-form";
import { OthersProfile } from "./others-profile";
import { useProfile } from "./requests/get-profile";
import { texts } from "./texts";

/** The form of the own record, for donors; of the own account, for staff; and of another's record, for those who may. */
export function ProfileEditPage() {
  const [path] = useLocation();
  const user = useUser();
  const id = findRoute(path)?.id ?? "";
  if (!user) return null;
  if (id !== user._id) return <OthersProfile key={id} id={id} userId={user._id} edit />;
  return user.role === "donor" ? <Own userId={user._id} /> : <StaffForm user={user} />;
}

function Own({ userId }: { userId: string }) {
  const can = useCan();
  const state = useProfile(userId);
  const donor = state.status === "ready" ? state.data.donor : null;
  const began = useBeginning(donor);
  if (began && !can("update", "Donor", began))
    return (
      <EmptyState level={1} title={texts.refused}>
        {texts.officeUnknown}
      </EmptyState>
    );
  // saving it would send the form: that is the registration's to do, with all that it asks for
  if (began && isPending(began.status))
    return (
      <EmptyState
        level={1}
        title={texts.formFirst}
        actions={
          <Button kind="primary" href={addressOf(hrefFor("registration"))}>
            {texts.toForm}
          </Button>
        }
      />
    );
  if (began) return <OwnForm userId={userId} donor={began} />;
  if (state.status === "error")
    return (
      <ErrorState level={1} title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    );
  return (
    <SkeletonGroup label={texts.loading}>
      <Skeleton height={320} />
    </SkeletonGroup>
  );
}
