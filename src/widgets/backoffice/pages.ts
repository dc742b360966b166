import { useCallback, type ComponentType } from "react";
import { useFeatures } from "../../api/react/use-feature";
import type { User } from "../../domain/entities";
import { isOffered, type RouteName } from "../../domain/routes";
import { preloadDashboard } from "../../features/dashboard/first-reads";
import { preloadDonor } from "../../features/donors/details/first-reads";
import { preloadDonors } from "../../features/donors/registry/first-reads";
import { preloadDocument, preloadDocuments } from "../../features/documents/first-reads";
import { preloadTemplate, preloadTemplates } from "../../features/email-templates/first-reads";
import { preloadIntegrations } from "../../features/integrations/first-reads";
import { preloadAccount, preloadAdmins, preloadManagers } from "../../features/people/first-reads";
import type { PageProps, Preload } from "../../shared/navigation";
import { preloadOwnRecord } from "../../features/own-data/record/first-reads";
import { Dashboard, loadDashboard } from "./dashboard-page";
import { lazyPage } from "../../ui/loading/lazy-page";

interface RegisteredPage {
  page: ComponentType<PageProps>;
  /** Loads its code; the dashboard's depends on the user's role. */
  load: (user: User | null) => void;
  /** Its first reads, requested while its code loads. */
  preload?: Preload;
}

const lazy = (
  load: () => Promise<ComponentType<PageProps>>,
  more: Pick<RegisteredPage, "preload"> = {},
): RegisteredPage => {
  const page = lazyPage(async () => ({ default: await load() }));
  return { page, load: page.load, ...more };
};

const accountDetails = () => import("../../features/people/details/account-details-page");
const peopleLists = () => import("../../features/people/list-pages");
const documentLists = () => import("../../features/documents/list/documents-page");
const collectionDays = () => import("../../features/collection-day/collection-day-pages");
const mailedLinks = () => import("../../features/auth/links/mailed-link-pages");

const dashboard: RegisteredPage = {
  page: Dashboard,
  load: loadDashboard,
  preload(place, user) {
    if (!user) return []; // a donor has another page
    return user.role === "donor" ? preloadOwnRecord(user) : preloadDashboard(place, user);
  },
};

/** The pages, by route. A route without a page shows "Page not found" to users who may enter, and no link leads to it. */
export const pages: Partial<Record<RouteName, RegisteredPage>> = {
  landing: lazy(async () => (await import("../../features/landing/landing-page")).LandingPage),
  login: lazy(async () => (await import("../../features/auth/login-page")).LoginPage),
  register: lazy(async () => (await import("../../features/auth/sign-up/register-page")).RegisterPage),
  forgotPassword: lazy(async () => (await mailedLinks()).ForgotPasswordPage),
  firstLogin: lazy(async () => (await mailedLinks()).FirstLoginPage),
  confirmEmail: lazy(async () => (await mailedLinks()).ConfirmEmailPage),
  validate: lazy(async () => (await mailedLinks()).ValidatePage),
  registration: lazy(async () => (await import("../../features/own-data/registration")).RegistrationPage, {
    preload: (_place, user) => preloadOwnRecord(user),
  }),
  app: dashboard,
  dashboard,
  accountSettings: lazy(async () => (await import("../../features/account/account-page")).AccountPage),
  settings: lazy(async () => (await import("../../features/settings/settings-page")).SettingsPage),
  integrations: lazy(async () => (await import("../../features/integrations/integrations-page")).IntegrationsPage, {
    preload: preloadIntegrations,
  }),
  documents: lazy(async () => (await documentLists()).DocumentsPage, {
    preload: preloadDocuments,
  }),
  documentFolder: lazy(async () => (await documentLists()).FolderPage, { preload: preloadDocuments }),
  documentsBin: lazy(async () => (await documentLists()).BinPage, { preload: preloadDocuments }),
  documentDetails: lazy(async () => (await import("../../features/documents/details/document-page")).DocumentPage, {
    preload: preloadDocument,
  }),
  donors: lazy(async () => (await import("../../features/donors/registry/donors-page")).DonorsPage, {
    preload: preloadDonors,
  }),
  collectionDay: lazy(async () => (await collectionDays()).CollectionDayPage),
  collectionDayOutcome: lazy(async () => (await collectionDays()).CollectionDayOutcomePage),
  donorDetails: lazy(async () => (await import("../../features/donors/details/donor-details-page")).DonorDetailsPage, {
    preload: preloadDonor,
  }),
  changeRequests: lazy(
    async () => (await import("../../features/change-requests/office/change-requests-page")).ChangeRequestsPage,
  ),
  duplicates: lazy(async () => (await import("../../features/donors/merge/pairs/duplicates-page")).DuplicatesPage),
  donorErase: lazy(async () => (await import("../../features/donors/erasure/erase-page")).ErasePage),
  donorMerge: lazy(async () => (await import("../../features/donors/merge/compare/merge-page")).MergePage),
  calls: lazy(async () => (await import("../../features/calls/calls-page")).CallsPage),
  importer: lazy(async () => (await import("../../features/importer/importer-page")).ImporterPage),
  managers: lazy(async () => (await peopleLists()).ManagersPage, { preload: preloadManagers }),
  managerDetails: lazy(async () => (await accountDetails()).ManagerDetailsPage, { preload: preloadAccount }),
  admins: lazy(async () => (await peopleLists()).AdminsPage, { preload: preloadAdmins }),
  adminDetails: lazy(async () => (await accountDetails()).AdminDetailsPage, { preload: preloadAccount }),
  emailTemplates: lazy(async () => (await import("../../features/email-templates/list/templates-page")).TemplatesPage, {
    preload: preloadTemplates,
  }),
  emailPerformance: lazy(
    async () => (await import("../../features/email-templates/performance/performance-page")).PerformancePage,
    { preload: preloadTemplate },
  ),
  emailTemplate: lazy(async () => (await import("../../features/email-templates/frame/template-page")).TemplatePage, {
    preload: preloadTemplate,
  }),
  profile: lazy(async () => (await import("../../features/own-data/profile/profile-page")).ProfilePage),
  profileEdit: lazy(async () => (await import("../../features/own-data/profile/profile-page")).ProfileEditPage),
  emailEdit: lazy(async () => (await import("../../features/email-templates/editor/editor-page")).EmailEditPage),
  activity: lazy(async () => (await import("../../features/activity/activity-page")).ActivityPage),
  donorCreate: lazy(async () => (await import("../../features/donors/form/donor-form-pages")).DonorCreatePage),
  donorEdit: lazy(async () => (await import("../../features/donors/form/donor-form-pages")).DonorEditPage, {
    preload: preloadDonor,
  }),
};

/** @returns whether a route has a page and the server has its features; no link leads to other routes */
export function useHasPage(): (route: RouteName) => boolean {
  const has = useFeatures();
  return useCallback((route) => Object.hasOwn(pages, route) && isOffered(route, has), [has]);
}
