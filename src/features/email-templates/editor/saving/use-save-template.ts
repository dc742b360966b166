import { affectedReads } from "../../../../api/writes/affected-reads";
import { endpoints } from "../../../../api/endpoints";
import { parseResponse } from "../../../../api/readers/parse-response";
import { useMutation, type Mutation } from "../../../../api/react/use-mutation";
import { compareDocuments } from "../../../../domain/email-template/compare";
import { contentOf } from "../../template-content";
import { templateAnswer, templateQuery, type Template } from "../../template";
import type { Content } from "../state/editor-state";

interface Save {
  content: Content;
  /** The version that was read; undefined if the server has none. */
  version: number | undefined;
  /** The user didn't ask for this save: the server needn't keep the former content as a version. */
  autosave: boolean;
  /** The user may not change the template's name. */
  nameLocked: boolean;
}

/** @returns whether a template has this content */
export const hasContent = ({ name, stored }: Template, content: Content): boolean =>
  name.trim() === content.name.trim() &&
  stored.type === "ready" &&
  compareDocuments(stored.document, content.document).length === 0;

/** @returns the content of a template; null if this editor can't edit it */
export const editableContent = ({ name, stored }: Template): Content | null =>
  stored.type === "ready" ? { name, document: stored.document } : null;

/** Reads the template in a response; null if the response doesn't contain its document. */
function readWhole(body: unknown): Template | null {
  const { template } = parseResponse(templateAnswer, body);
  return template.stored.type === "ready" ? template : null;
}

/**
 * Saves the content of a template with the version that it is based on (docs/decisions/reads-and-writes.md, "A lost response is
 * repeated under the same key").
 */
export const useSaveTemplate = (id: string): Mutation<Save, Template> =>
  useMutation<Save, Template>({
    request: ({ content: { name, document }, version, autosave, nameLocked }) => ({
      path: endpoints.emailTemplate(id),
      method: "PUT",
      body: {
        ...(!nameLocked && { name }),
        ...contentOf(document),
        autosave,
        ...(version !== undefined && { version }),
      },
    }),
    reads: readWhole,
    changes: (_, done) => (done?.data ? [{ ...templateQuery(id), data: { template: done.data } }] : []),
    invalidates: () => affectedReads.emailTemplate(id),
  });
