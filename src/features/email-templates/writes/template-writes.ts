import { endpoints } from "../../../api/endpoints";
import type { Written } from "../../../api/read-written";
import type { WriteRequest } from "../../../api/react/use-mutation";
import type { TemplateState } from "../../../domain/email-template/document";
import type { TemplateRow } from "../template";
import type { TemplateContent } from "../template-content";
import { texts } from "./texts";

/** A change of the templates: how it goes out, is told, is taken back, and is found again where its answer was lost. */
export interface TemplateWrite {
  request: WriteRequest;
  /** The toast's words. */
  done: string;
  /** The label of the toast's button: what undoing does. */
  undoLabel: string;
  /** The write that takes it back; null where there is none. */
  undo: (answer: Written) => WriteRequest | null;
  /** @returns what the answer would have said, where the list says that it was done; null where it doesn't */
  found: (rows: readonly TemplateRow[]) => Written | null;
  /** The template that it is about; null for a new one. */
  id: string | null;
}

/** What is known of a template that is written: lists and its own page have it. */
export type WrittenTemplate = Pick<TemplateRow, "_id" | "version" | "name" | "subject" | "state">;

/** What a response would have said of a template. */
export const written = ({ _id, version }: WrittenTemplate): Written => ({ key: _id, version: version ?? null });
const findRow = (rows: readonly TemplateRow[], id: string) => rows.find(({ _id }) => _id === id);

/** @param known the templates that are there: one that comes without its answer is none of them */
export function createTemplate(known: readonly TemplateRow[], name: string, content: TemplateContent): TemplateWrite {
  const ids = new Set(known.map(({ _id }) => _id));
  return {
    request: { path: endpoints.emailTemplates(), method: "POST", body: { name, ...content } },
    done: texts.created(name),
    undoLabel: texts.undo.created,
    undo: ({ key, version }) =>
      key && version !== null ? { path: endpoints.emailTemplate(key), method: "DELETE", query: { version } } : null,
    found: (rows) => {
      const made = rows.find((row) => !ids.has(row._id) && row.name === name);
      return made ? written(made) : null;
    },
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
    undo: ({ version }) => ({ path, method: "PUT", body: { version: version ?? undefined, [field]: former } }),
    found: (rows) => {
      const now = findRow(rows, template._id);
      return now?.[field] === to ? written(now) : null;
    },
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
    found: (rows) => (findRow(rows, _id) ? null : { key: _id, version: null }),
    id: _id,
  };
}
