import { useEffect, useEffectEvent, useState } from "react";
import { affectedReads } from "../../../../api/writes/affected-reads";
import { endpoints } from "../../../../api/endpoints";
import { readWritten, type Written } from "../../../../api/writes/read-written";
import { useMutation } from "../../../../api/react/use-mutation";
import { useReread } from "../../../../api/react/use-reread";
import { hrefFor } from "../../../../domain/routes";
import { useAreaLocation } from "../../../../shared/navigation";
import { useToast } from "../../../../ui/toast/toast";
import { contentOf } from "../../template-content";
import { templateQuery, type Template } from "../../template";
import type { Content } from "../state/editor-state";
import { savingTexts } from "./texts";
import type { useAutosave } from "./use-autosave";
import { editableContent } from "./use-save-template";

type Autosave = ReturnType<typeof useAutosave>;

/**
 * The conflict after somebody else saved first, and its three solutions: overwrite their version (which stays in the
 * versions), continue with it, or save the user's content as a copy. If this editor can't read their version, or they
 * deleted the template, only the copy remains, and its editor opens.
 * @param onTake shows their content
 */
export function useConflict(
  id: string,
  ownContent: Content,
  { saving, hasUnsavedChanges, settle, markSaved, flush }: Autosave,
  onTake: (content: Content) => void,
) {
  const { navigate } = useAreaLocation();
  const toast = useToast();
  const reread = useReread(templateQuery(id));
  const [postponed, setPostponed] = useState<Template | "gone" | null>(null);
  const [read, setRead] = useState<Template | null>(null);
  /** The route to open once nothing is left to save. */
  const [next, setNext] = useState<string | null>(null);
  const copy = useMutation<Content, Written>({
    request: ({ name, document }) => ({
      path: endpoints.emailTemplates(),
      method: "POST",
      body: { name, ...contentOf(document) },
    }),
    reads: readWritten("template"),
    invalidates: () => affectedReads.emailTemplate(),
  });
  const gone = saving.status === "gone";
  const theirs = saving.status === "conflict" ? (saving.theirs ?? read) : null;
  const content = theirs && editableContent(theirs);
  const take = () => {
    if (!theirs || !content) return;
    settle(theirs, content);
    onTake(content);
    toast.info(savingTexts.theirsTaken);
  };
  const navigateWhenSaved = useEffectEvent(() => next !== null && !hasUnsavedChanges && navigate(next));
  useEffect(() => void navigateWhenSaved(), [next, hasUnsavedChanges]);
  return {
    theirs,
    gone,
    content,
    copying: copy.writing,
    /** False once the user closed the dialog; a press on save opens it again. */
    open: gone ? postponed !== "gone" : theirs !== null && postponed !== theirs,
    close: () => setPostponed(gone ? "gone" : theirs),
    /** Opens the dialog again. Reads their version if the response didn't contain it. */
    async showChoice() {
      setPostponed(null);
      if (theirs || gone) return;
      const current = await reread();
      if (current.ok) setRead(current.data.template);
      else toast.error(current.error.message);
    },
    keepOwn() {
      if (!theirs) return;
      settle(theirs, null);
      void flush();
    },
    takeTheirs: take,
    async keepCopy() {
      const name = gone ? ownContent.name : savingTexts.copyName(ownContent.name);
      const outcome = await copy.write({ ...ownContent, name });
      if (!outcome.ok) return toast.error(outcome.error.message);
      if (content) {
        toast.success(savingTexts.copied(name));
        return take();
      }
      // leaves the page: a second press would create another copy
      const key = outcome.data?.key;
      toast.success(savingTexts.keptAs(name));
      markSaved();
      setNext(key ? hrefFor("emailEdit", { id: key }) : hrefFor("emailTemplates"));
    },
  };
}
