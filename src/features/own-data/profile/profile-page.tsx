import { useLocation } from "wouter";
import { useUser } from "../../../api/react/connection";
import { findRoute } from "../../../domain/routes";
import { DonorProfile } from "./donor-profile";
import { OthersProfile } from "./others-profile";
import { StaffProfile } from "./staff-profile";

/** A donor's own record, an account of the staff; and another's, for those who may see it. */
export function ProfilePage({ uploadsBase }: { uploadsBase: string | null }) {
  const [path] = useLocation();
  const user = useUser();
  const id = findRoute(path)?.id ?? "";
  if (!user) return null;
  if (id !== user._id) return <OthersProfile key={id} id={id} userId={user._id} uploadsBase={uploadsBase} />;
  return user.role === "donor" ? (
    <DonorProfile userId={user._id} />
  ) : (
    <StaffProfile user={user} uploadsBase={uploadsBase} own />
  );
}
