import { hrefFor } from "../../../domain/routes";

/** Where the sendings of a template are, without "#". */
export const sendingsPlace = (templateId: string): string =>
  `${hrefFor("emailTemplate", { id: templateId })}?tab=sendings`;

/** Where one of them is. */
export const sendingPlace = (templateId: string, sendingId: string): string =>
  `${sendingsPlace(templateId)}&sending=${encodeURIComponent(sendingId)}`;
