import { affectedReads } from "../../../../api/affected-reads";
import { endpoints } from "../../../../api/endpoints";
import { parseAnswer } from "../../../../api/schema";
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
  name.trim() === content.name.trim() &&
  stored.type === "ready" &&
  compareDocuments(stored.document, content.document).length === 0;

/** @returns what a template says; null if it isn't our editor's */
export const contentIn = ({ name, stored }: Template): Content | null =>
  stored.type === "ready" ? { name, document: stored.document } : null;

/** Reads the template in a response; null if it comes without its document, as a plain server gives it. */
function readWhole(body: unknown): Template | null {
  const { template } = parseAnswer(templateAnswer, body);
  return template.stored.type === "ready" ? template : null;
}

/** Saves what is written of a template, with the version that it was written over (docs/decisions/0084). */
export const useSaveTemplate = (id: string): Mutation<Save, Template> =>
  useMutation<Save, Template>({
    request: ({ content, version, autosave }) => ({
      path: endpoints.emailTemplate(id),
      method: "PUT",
      body: { name: content.name, ...contentOf(content.document), autosave, ...(version !== undefined && { version }) },
    }),
    reads: readWhole,
    changes: (_, done) => (done?.data ? [{ ...templateQuery(id), data: { template: done.data } }] : []),
    invalidates: () => affectedReads.emailTemplate(id),
  });
