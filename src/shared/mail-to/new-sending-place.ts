import { hrefFor } from "../../domain/routes";

/** @param to whom, as far as it names nobody @returns where a new sending of a template is prepared, without "#" */
export const newSendingPlace = (templateId: string, to: Record<string, string> = { new: "all" }): string =>
  `${hrefFor("emailTemplate", { id: templateId })}?${new URLSearchParams({ tab: "sendings", ...to }).toString()}`;
