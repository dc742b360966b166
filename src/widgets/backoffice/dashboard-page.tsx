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

/** Asks for the code of the one that somebody will see. */
export const loadDashboard = (user: User | null): void => {
  if (user) (user.role === "donor" ? DonorHome : DashboardPage).load();
};

/** What everybody lands on: figures for the staff, the own status and donations for a donor. */
export function Dashboard(props: PageProps) {
  return useUser()?.role === "donor" ? <DonorHome {...props} /> : <DashboardPage {...props} />;
}
