import type { Api } from "../handlers/api";
import { seedMails } from "../seed/templates";
import { emailPerformanceHandlers } from "./email-performance";
import { emailSendingHandlers, emailTestMailHandlers } from "./email-sendings";
import { emailTemplateHandlers } from "./email-templates";

/** All calls about e-mail templates and their sendings. */
export function emailHandlers(api: Api) {
  api.ctx.store.seed(seedMails);
  return [
    ...emailTemplateHandlers(api),
    ...emailTestMailHandlers(api),
    ...emailSendingHandlers(api),
    ...emailPerformanceHandlers(api),
  ];
}
