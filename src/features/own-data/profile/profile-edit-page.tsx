import { useUser } from "../../../api/react/connection";
import { useRouteId } from "../../../shared/navigation";
import { OwnForm } from "./components/own-form";
import { StaffForm } from "./components/staff-form";
import { OthersProfile } from "./others-profile";

/** The form of the own record, for donors; of the own account, for staff; and of another's record, for those who may. */
export function ProfileEditPage() {
  const user = useUser();
  const id = useRouteId();
  if (!user) return null;
  if (id !== user._id) return <OthersProfile key={id} id={id} userId={user._id} edit />;
  return user.role === "donor" ? <OwnForm userId={user._id} /> : <StaffForm user={user} />;
}
