import type { MockContext } from "../context";
import type { Api } from "./api";
import { emailPerformanceHandlers } from "./email-performance";
import { emailSendingHandlers } from "./email-sendings";
import { emailTemplateHandlers } from "./email-templates";
import { emailTestMailHandlers } from "./email-test-mails";

/** All calls about e-mail templates and what was sent by them. */
export const emailHandlers = (api: Api, ctx: MockContext) => [
  ...emailTemplateHandlers(api, ctx),
  ...emailTestMailHandlers(api, ctx),
  ...emailSendingHandlers(api, ctx),
  ...emailPerformanceHandlers(api, ctx),
];
