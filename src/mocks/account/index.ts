import type { Api } from "../handlers/api";
import { accountHandlers as ownAccountHandlers } from "./account";
import { accountEmailHandlers } from "./account-email";
import { deletionRequestHandlers } from "./deletion-requests";
import { notificationWriteHandlers } from "./notification-writes";
import { signUpHandlers } from "./sign-up";
import { uploadHandlers } from "./uploads";

/** All calls about the own account except those of a sign-in. */
export const accountHandlers = (api: Api) => [
  ...signUpHandlers(api),
  ...ownAccountHandlers(api),
  ...accountEmailHandlers(api),
  ...deletionRequestHandlers(api),
  ...notificationWriteHandlers(api),
  ...uploadHandlers(api),
];
