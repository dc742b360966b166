import type { ComponentType } from "react";
import type { User } from "../../domain/entities";
import type { RouteName } from "../../domain/routes";
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

const accountDetails = () => import("../../features/people/details/account-details-page");
const peopleLists = () => import("../../features/people/list-pages");
const documentLists = () => import("../../features/documents/list/list-pages");
const mailedLinks = () => import("../../features/auth/links/mailed-link-pages");

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
  landing: lazy(async () => ({ default: (await import("../../features/landing/landing-page")).LandingPage }), {
    next: "login",
  }),
  login: lazy(async () => ({ default: (await import("../../features/auth/login-page")).LoginPage })),
  register: lazy(async () => ({ default: (await import("../../features/auth/sign-up/register-page")).RegisterPage })),
  forgotPassword: lazy(async () => ({ default: (await mailedLinks()).ForgotPasswordPage })),
  firstLogin: lazy(async () => ({ default: (await mailedLinks()).FirstLoginPage })),
  confirmEmail: lazy(async () => ({ default: (await mailedLinks()).ConfirmEmailPage })),
  validate: lazy(async () => ({ default: (await mailedLinks()).ValidatePage })),
  registration: lazy(
    async () => ({
      default: (await import("../../features/own-data/registration")).RegistrationPage,
    }),
    {
      preload: (_place, user) => preloadOwnRecord(user),
      next: "dashboard",
    },
  ),
  app: dashboard,
  dashboard,
  accountSettings: lazy(async () => ({ default: (await import("../../features/account/account-page")).AccountPage })),
  settings: lazy(async () => ({ default: (await import("../../features/settings/settings-page")).SettingsPage })),
  integrations: lazy(
    async () => ({ default: (await import("../../features/integrations/integrations-page")).IntegrationsPage }),
    { preload: preloadIntegrations },
  ),
  documents: lazy(async () => ({ default: (await documentLists()).DocumentsPage }), {
    preload: preloadDocuments,
    next: "documentDetails",
  }),
  documentFolder: lazy(async () => ({ default: (await documentLists()).FolderPage }), { preload: preloadDocuments }),
  documentsBin: lazy(async () => ({ default: (await documentLists()).BinPage }), { preload: preloadDocuments }),
  documentDetails: lazy(
    async () => ({ default: (await import("../../features/documents/details/document-page")).DocumentPage }),
    { preload: preloadDocument },
  ),
  donors: lazy(async () => ({ default: (await import("../../features/donors/registry/donors-page")).DonorsPage }), {
    preload: preloadDonors,
    next: "donorDetails",
  }),
  donorDetails: lazy(
    async () => ({ default: (await import("../../features/donors/details/donor-details-page")).DonorDetailsPage }),
    {
      preload: preloadDonor,
    },
  ),
  importer: lazy(async () => ({ default: (await import("../../features/importer/importer-page")).ImporterPage })),
  managers: lazy(async () => ({ default: (await peopleLists()).ManagersPage }), {
    preload: preloadManagers,
    next: "managerDetails",
  }),
  managerDetails: lazy(async () => ({ default: (await accountDetails()).ManagerDetailsPage }), {
    preload: preloadAccount,
  }),
  admins: lazy(async () => ({ default: (await peopleLists()).AdminsPage }), {
    preload: preloadAdmins,
    next: "adminDetails",
  }),
  adminDetails: lazy(async () => ({ default: (await accountDetails()).AdminDetailsPage }), { preload: preloadAccount }),
  emailTemplates: lazy(
    async () => ({ default: (await import("../../features/email-templates/list/templates-page")).TemplatesPage }),
    { preload: preloadTemplates, next: "emailTemplate" },
  ),
  emailPerformance: lazy(
    async () => ({
      default: (await import("../../features/email-templates/performance/performance-page")).PerformancePage,
    }),
    { preload: preloadTemplate },
  ),
  emailTemplate: lazy(
    async () => ({ default: (await import("../../features/email-templates/frame/template-page")).TemplatePage }),
    { preload: preloadTemplate },
  ),
  profile: lazy(async () => ({ default: (await import("../../features/own-data/profile/profile-pages")).ProfilePage })),
  profileEdit: lazy(async () => ({
    default: (await import("../../features/own-data/profile/profile-pages")).ProfileEditPage,
  })),
  emailEdit: lazy(async () => ({
    default: (await import("../../features/email-templates/editor/editor-page")).EmailEditPage,
  })),
  donorCreate: lazy(async () => ({
    default: (await import("../../features/donors/form/donor-form-pages")).DonorCreatePage,
  })),
  donorEdit: lazy(
    async () => ({ default: (await import("../../features/donors/form/donor-form-pages")).DonorEditPage }),
    {
      preload: preloadDonor,
    },
  ),
};
