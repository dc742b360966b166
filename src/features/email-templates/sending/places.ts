import { hrefFor } from "../../../domain/routes";

export const sendingsPlace = (templateId: string): string =>
  `${hrefFor("emailTemplate", { id: templateId })}?tab=sendings`;

export const sendingPlace = (templateId: string, sendingId: string): string =>
  `${sendingsPlace(templateId)}&sending=${encodeURIComponent(sendingId)}`;
