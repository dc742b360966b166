import { lazy, type ComponentType } from "react";
import type { RouteName } from "../../domain/routes";
import type { PageProps } from "../../features/navigation";

/**
 * The pages that exist, by route. A route that isn't here shows "Page not found" to whoever may enter, and nothing
 * leads to it: a page that comes later needs only its line.
 */
export const pages: Partial<Record<RouteName, ComponentType<PageProps>>> = {
  landing: lazy(() => import("./landing-page")),
  registration: lazy(async () => ({ default: (await import("../../features/registration/pages")).RegistrationPage })),
  app: lazy(() => import("./dashboard-page")),
  dashboard: lazy(() => import("./dashboard-page")),
  donors: lazy(async () => ({ default: (await import("../../features/donors/pages")).DonorsPage })),
};
