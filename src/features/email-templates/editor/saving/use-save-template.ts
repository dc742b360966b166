import { affectedReads } from "../../../../api/affected-reads";
import { endpoints } from "../../../../api/endpoints";
import { ApiError } from "../../../../api/errors";
import { useMutation, type Mutation } from "../../../../api/react/use-mutation";
import { compareDocuments } from "../../../../domain/email-template/compare";
import { contentOf } from "../../template-content";
import { templateAnswer, templateQuery, type Template } from "../../template";
import type { Content } from "../state/editor-state";

interface Save {
  content: Content;
  /** The one that was read; undefined where the server tells none. */
  version: number | undefined;
  /** Not asked for by a press: the server need not keep each of them as a version. */
  autosave: boolean;
}

/** @returns whether a template says what was written */
export const saysSame = ({ name, stored }: Template, content: Content): boolean =>
  name === content.name && stored.type === "ready" && compareDocuments(stored.document, content.document).length === 0;

/** Reads what a write is answered with; null for an answer that says no more than yes. */
export function readTemplate(body: unknown): Template | null {
  try {
    return templateAnswer(body, "", () => undefined).template;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** An answer without the document, as a plain server gives it, says no more than yes, either. */
function readWhole(body: unknown): Template | null {
  const template = readTemplate(body);
  return template?.stored.type === "ready" ? template : null;
}

/** Saves what is written of a template, with the version that it was written over (docs/decisions/0043). */
export const useSaveTemplate = (id: string): Mutation<Save, Template | null> =>
  useMutation<Save, Template | null>({
    request: ({ content, version, autosave }) => ({
      path: endpoints.emailTemplate(id),
      method: "PUT",
      body: { name: content.name, ...contentOf(content.document), autosave, ...(version !== undefined && { version }) },
    }),
    reads: readWhole,
    keyed: true,
    async confirms({ content }, read) {
      const { template } = await read(templateQuery(id));
      return saysSame(template, content) ? { data: template } : null;
    },
    changes: (_, done) => (done?.data ? [{ ...templateQuery(id), data: { template: done.data } }] : []),
    invalidates: () => affectedReads.emailTemplate(id),
  });
