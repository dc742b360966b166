import { PASSWORD, personaEmail } from "../../src/mocks/db/personas";
import { API } from "./host-page";

export const TAGS = ["gds-backoffice", "gds-donor-registration", "gds-notification-bell"] as const;

/** The markup of one of our elements. */
export const element = (tag: (typeof TAGS)[number], attributes = ""): string =>
  `<${tag} api-base="${API}" public-features="zones settings" ${attributes}></${tag}>`;

/** A script that signs in a persona of the inline mock by setting the two cookies. */
export const signedIn = (persona = "admin"): string => `
  const tokens = await transport.control.signIn("${persona}");
  document.cookie = "auth_token=" + tokens.authToken + "; path=/; SameSite=Lax";
  document.cookie = "refresh_token=" + tokens.refreshToken + "; path=/; SameSite=Lax; max-age=604800";
`;

/** The credentials of the administrator. */
export const ADMIN = { email: personaEmail("admin"), password: PASSWORD };
