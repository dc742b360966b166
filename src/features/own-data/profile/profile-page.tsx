import { useUser } from "../../../api/react/connection";
import { useRouteId } from "../../../shared/navigation";
import { DonorProfile } from "./donor-profile";
import { OthersProfile } from "./others-profile";
import { StaffProfile } from "./staff-profile";

/** A donor's own record, an account of the staff; and another's, for those who may see it. */
export function ProfilePage() {
  const user = useUser();
  const id = useRouteId();
  if (!user) return null;
  if (id !== user._id) return <OthersProfile key={id} id={id} userId={user._id} />;
  return user.role === "donor" ? <DonorProfile userId={user._id} /> : <StaffProfile user={user} />;
}
