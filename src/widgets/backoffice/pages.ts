import type { ComponentType } from "react";
import type { RouteName } from "../../domain/routes";
import type { PageProps } from "../../features/navigation";
import { Dashboard } from "./dashboard-page";
import { lazyPage } from "../shared/lazy-page";

const auth = () => import("../../features/auth/pages");

/**
 * The pages that exist, by route. A route that isn't here shows "Page not found" to whoever may enter, and nothing
 * leads to it: a page that comes later needs only its line. `lazyPage`, not `lazy`: code that doesn't come can be asked for again.
 */
export const pages: Partial<Record<RouteName, ComponentType<PageProps>>> = {
  landing: lazyPage(async () => ({ default: (await import("../../features/landing/pages")).LandingPage })),
  login: lazyPage(async () => ({ default: (await auth()).LoginPage })),
  register: lazyPage(async () => (await auth()).loadRegisterPage()),
  forgotPassword: lazyPage(async () => (await auth()).loadForgotPasswordPage()),
  firstLogin: lazyPage(async () => (await auth()).loadFirstLoginPage()),
  validate: lazyPage(async () => (await auth()).loadValidatePage()),
  registration: lazyPage(async () => ({
    default: (await import("../../features/registration/pages")).RegistrationPage,
  })),
  app: Dashboard,
  dashboard: Dashboard,
  accountSettings: lazyPage(async () => ({ default: (await import("../../features/account/pages")).AccountPage })),
  donors: lazyPage(async () => ({ default: (await import("../../features/donors/pages")).DonorsPage })),
};
