import { useUser } from "../../api/react/connection";
import { DashboardPage } from "../../features/dashboard/pages";
import { OwnRecordView } from "../../features/registration/pages";

/** What everybody lands on: figures for the staff, the own record for a donor. */
export default function Dashboard() {
  return useUser()?.role === "donor" ? <OwnRecordView /> : <DashboardPage />;
}
