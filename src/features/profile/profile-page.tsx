import { useLocation } from "wouter";
import { useUser } from "../../api/react/connection";
import { findRoute, hrefFor } from "../../domain/routes";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { addressOf } from "../navigation";
import { DonorProfile } from "./donor-profile";
import { StaffProfile } from "./staff-profile";
import { texts } from "./texts";

/** Who is signed in, as they see themselves: a donor's own record, an account of the staff. Nobody else's. */
export function ProfilePage({ uploadsBase }: { uploadsBase: string | null }) {
  const [path] = useLocation();
  const user = useUser();
  const id = findRoute(path)?.id;
  if (!user) return null;
  if (id !== user._id) return <NotYours userId={user._id} />;
  return user.role === "donor" ? (
    <DonorProfile userId={user._id} />
  ) : (
    <StaffProfile user={user} uploadsBase={uploadsBase} />
  );
}

/** For an address with another's id; donors never come here (specification §6). */
export const NotYours = ({ userId }: { userId: string }) => (
  <EmptyState
    level={1}
    title={texts.notYours}
    actions={
      <Button kind="primary" href={addressOf(hrefFor("profile", { id: userId }))}>
        {texts.toOwn}
      </Button>
    }
  >
    {texts.notYoursHint}
  </EmptyState>
);
