import type { Api } from "../handlers/api";
import { emailPerformanceHandlers } from "./email-performance";
import { emailSendingHandlers, emailTestMailHandlers } from "./email-sendings";
import { emailTemplateHandlers } from "./email-templates";

/** All calls about e-mail templates and their sendings. */
export const emailHandlers = (api: Api) => [
  ...emailTemplateHandlers(api),
  ...emailTestMailHandlers(api),
  ...emailSendingHandlers(api),
  ...emailPerformanceHandlers(api),
];
