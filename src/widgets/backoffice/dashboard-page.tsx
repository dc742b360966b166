import { useUser } from "../../api/react/connection";
import type { User } from "../../domain/entities";
import type { PageProps } from "../../shared/navigation";
import { lazyPage } from "../../ui/loading/lazy-page";

// each role downloads its own page only
const DashboardPage = lazyPage(async () => ({
  default: (await import("../../features/dashboard/dashboard-page")).DashboardPage,
}));
const DonorHome = lazyPage(async () => ({
  default: (await import("../../features/own-data/home/donor-home-page")).DonorHome,
}));

/** Loads the code of the user's page. */
export const loadDashboard = (user: User | null): void => {
  if (user) (user.role === "donor" ? DonorHome : DashboardPage).load();
};

/** The start page: period counts for the staff, the own status and donations for a donor. */
export function Dashboard(props: PageProps) {
  return useUser()?.role === "donor" ? <DonorHome {...props} /> : <DashboardPage {...props} />;
}
