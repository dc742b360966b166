import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { isVersionUnknown, type Written } from "../../../api/writes/read-written";
import type { WriteRequest } from "../../../api/react/use-mutation";
import type { TemplateState } from "../../../domain/email-template/document";
import type { TemplateRow } from "../template";
import type { TemplateContent } from "../template-content";
import { texts } from "./texts";

/** A change of a template: its request, its toast and its undo. */
export interface TemplateWrite {
  request: WriteRequest;
  done: string;
  undoLabel: string;
  /** The request that undoes the change; null if it can't be undone. */
  undo: (answer: Written | null) => WriteRequest | null;
  /** Id of the template; null for a new one. */
  id: string | null;
}

export type WrittenTemplate = Pick<TemplateRow, "_id" | "version" | "name" | "subject" | "state">;

export function createTemplate(name: string, content: Partial<TemplateContent>): TemplateWrite {
  return {
    request: { path: endpoints.emailTemplates(), method: "POST", body: { name, ...content } },
    done: texts.created(name),
    undoLabel: texts.undo.created,
    undo: (made) =>
      made && made.version !== null
        ? { path: endpoints.emailTemplate(made.key), method: "DELETE", query: { version: made.version } }
        : null,
    id: null,
  };
}

/** Changes one field; undo writes its former value. */
function change<Field extends "name" | "subject" | "state">(
  template: WrittenTemplate,
  field: Field,
  to: NonNullable<WrittenTemplate[Field]>,
  done: string,
  undoLabel: string,
): TemplateWrite {
  const path = endpoints.emailTemplate(template._id);
  const former = template[field];
  return {
    request: { path, method: "PUT", body: { version: template.version, [field]: to } },
    done,
    undoLabel,
    undo: (changed) =>
      former === undefined || isVersionUnknown(template.version, changed)
        ? null
        : { path, method: "PUT", body: { version: changed?.version ?? undefined, [field]: former } },
    id: template._id,
  };
}

export const renameTemplate = (template: WrittenTemplate, name: string): TemplateWrite =>
  change(template, "name", name, texts.renamed(name), texts.undo.name);

/** For templates that our editor can't open. Others have the subject in their document. */
export const setSubject = (template: WrittenTemplate, subject: string): TemplateWrite =>
  change(template, "subject", subject, texts.subjectSet(template.name), texts.undo.subject);

export const putTemplate = (template: WrittenTemplate, state: TemplateState): TemplateWrite =>
  change(template, "state", state, texts.put[state](template.name), texts.undo.state);

/** @param restores whether the server can restore a deleted template; if not, ask for confirmation first */
export function removeTemplate({ _id, version, name }: WrittenTemplate, restores: boolean): TemplateWrite {
  return {
    request: { path: endpoints.emailTemplate(_id), method: "DELETE", query: { version } },
    done: texts.removed(name),
    undoLabel: texts.undo.removed,
    undo: () => (restores ? { path: pageEndpoints.restoreEmailTemplate(_id), method: "POST" } : null),
    id: _id,
  };
}
