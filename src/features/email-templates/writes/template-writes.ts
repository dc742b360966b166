import { endpoints } from "../../../api/endpoints";
import type { Written } from "../../../api/read-written";
import type { WriteRequest } from "../../../api/react/use-mutation";
import type { TemplateState } from "../../../domain/email-template/document";
import type { TemplateRow } from "../template";
import type { TemplateContent } from "../template-content";
import { texts } from "./texts";

/** A change of the templates: how it is sent, told and taken back. */
export interface TemplateWrite {
  request: WriteRequest;
  done: string;
  undoLabel: string;
  /** The write that takes it back; null where there is none. */
  undo: (answer: Written | null) => WriteRequest | null;
  /** The template that it is about; null for a new one. */
  id: string | null;
}

export type WrittenTemplate = Pick<TemplateRow, "_id" | "version" | "name" | "subject" | "state">;

export function createTemplate(name: string, content: TemplateContent): TemplateWrite {
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

/** A change of one field, taken back by its former value. */
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
      template.version !== undefined && !changed
        ? null
        : { path, method: "PUT", body: { version: changed?.version ?? undefined, [field]: former } },
    id: template._id,
  };
}

export const renameTemplate = (template: WrittenTemplate, name: string): TemplateWrite =>
  change(template, "name", name, texts.renamed(name), texts.undo.name);

/** Of a template that isn't our editor's: what that writes has its subject in its document. */
export const setSubject = (template: WrittenTemplate, subject: string): TemplateWrite =>
  change(template, "subject", subject, texts.subjectSet(template.name), texts.undo.subject);

export const putTemplate = (template: WrittenTemplate, state: TemplateState): TemplateWrite =>
  change(template, "state", state, texts.put[state](template.name), texts.undo.state);

/** @param restores whether the server keeps templates that are removed: without it nothing is undone, and the page asks first */
export function removeTemplate({ _id, version, name }: WrittenTemplate, restores: boolean): TemplateWrite {
  return {
    request: { path: endpoints.emailTemplate(_id), method: "DELETE", query: { version } },
    done: texts.removed(name),
    undoLabel: texts.undo.removed,
    undo: () => (restores ? { path: endpoints.restoreEmailTemplate(_id), method: "POST" } : null),
    id: _id,
  };
}
