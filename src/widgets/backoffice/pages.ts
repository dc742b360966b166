import type { ComponentType } from "react";
import type { User } from "../../domain/entities";
import type { RouteName } from "../../domain/routes";
import { preloadDashboard } from "../../features/dashboard/first-reads";
import { preloadDonor } from "../../features/donor-record/first-reads";
import { preloadDonors } from "../../features/donors/first-reads";
import type { PageProps, Preload } from "../../features/navigation";
import { preloadOwnRecord } from "../../features/own-record/first-reads";
import { Dashboard, loadDashboard } from "./dashboard-page";
import { lazyPage } from "../shared/lazy-page";

export interface RegisteredPage {
  page: ComponentType<PageProps>;
  /** Asks for its code, as far as it is known whose page it will be. */
  load: (user: User | null) => void;
  /** What it reads first: asked for while its code is on the way. */
  preload?: Preload;
  /** Where people are likely to go from here: that page's code comes when the browser is idle. */
  next?: RouteName;
}

/** `lazyPage`, not `lazy`: code that doesn't come can be asked for again. */
const lazy = (
  load: () => Promise<{ default: ComponentType<PageProps> }>,
  more: Pick<RegisteredPage, "preload" | "next"> = {},
): RegisteredPage => {
  const page = lazyPage(load);
  return { page, load: page.load, ...more };
};

const mailedLinks = () => import("../../features/auth/links/pages");

const dashboard: RegisteredPage = {
  page: Dashboard,
  load: loadDashboard,
  preload(place, user) {
    if (!user) return []; // a donor's is another page
    return user.role === "donor" ? preloadOwnRecord(user) : preloadDashboard(place, user);
  },
  next: "donors",
};

/**
 * The pages that exist, by route. A route that isn't here shows "Page not found" to whoever may enter, and nothing
 * leads to it: a page that comes later needs only its line.
 */
export const pages: Partial<Record<RouteName, RegisteredPage>> = {
  landing: lazy(async () => ({ default: (await import("../../features/landing/pages")).LandingPage }), {
    next: "login",
  }),
  login: lazy(async () => ({ default: (await import("../../features/auth/pages")).LoginPage })),
  register: lazy(async () => ({ default: (await import("../../features/auth/sign-up/pages")).RegisterPage })),
  forgotPassword: lazy(async () => ({ default: (await mailedLinks()).ForgotPasswordPage })),
  firstLogin: lazy(async () => ({ default: (await mailedLinks()).FirstLoginPage })),
  validate: lazy(async () => ({ default: (await mailedLinks()).ValidatePage })),
  registration: lazy(async () => ({ default: (await import("../../features/registration/pages")).RegistrationPage }), {
    preload: (_place, user) => preloadOwnRecord(user),
    next: "dashboard",
  }),
  app: dashboard,
  dashboard,
  accountSettings: lazy(async () => ({ default: (await import("../../features/account/pages")).AccountPage })),
  donors: lazy(async () => ({ default: (await import("../../features/donors/pages")).DonorsPage }), {
    preload: preloadDonors,
    next: "donorDetails",
  }),
  donorDetails: lazy(async () => ({ default: (await import("../../features/donor-record/pages")).DonorDetailsPage }), {
    preload: preloadDonor,
  }),
  profile: lazy(async () => ({ default: (await import("../../features/profile/pages")).ProfilePage })),
  profileEdit: lazy(async () => ({ default: (await import("../../features/profile/pages")).ProfileEditPage })),
  donorCreate: lazy(async () => ({ default: (await import("../../features/donor-form/pages")).DonorCreatePage })),
  donorEdit: lazy(async () => ({ default: (await import("../../features/donor-form/pages")).DonorEditPage }), {
    preload: preloadDonor,
  }),
};
