import { useEffect, useEffectEvent, useState } from "react";
import { affectedReads } from "../../../../api/affected-reads";
import { endpoints } from "../../../../api/endpoints";
import { readWritten, type Written } from "../../../../api/read-written";
import { useMutation } from "../../../../api/react/use-mutation";
import { useReread } from "../../../../api/react/use-reread";
import { hrefFor } from "../../../../domain/routes";
import { navigate } from "../../../../shared/navigation";
import { useToast } from "../../../../ui/toast/toast";
import { contentOf } from "../../template-content";
import { templateQuery, type Template } from "../../template";
import type { Content } from "../state/editor-state";
import { savingTexts } from "./texts";
import type { useAutosave } from "./use-autosave";
import { contentIn } from "./use-save-template";

type Autosave = ReturnType<typeof useAutosave>;

/**
 * What somebody else has saved first, and the three ways on: over it (theirs is among the versions then), with it, or with
 * one's own as a copy beside it. What they wrote with a newer editor, or have removed, leaves the copy alone: one goes on there.
 * @param onTake shows what they wrote
 */
export function useConflict(
  id: string,
  mine: Content,
  { saving, written, settle, letGo, flush }: Autosave,
  onTake: (content: Content) => void,
) {
  const toast = useToast();
  const reread = useReread(templateQuery(id));
  const [put, setPut] = useState<Template | "gone" | null>(null);
  const [read, setRead] = useState<Template | null>(null);
  /** Where one goes once nothing is left to save. */
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
  const content = theirs && contentIn(theirs);
  const take = () => {
    if (!theirs || !content) return;
    settle(theirs, content);
    onTake(content);
    toast.info(savingTexts.theirsTaken);
  };
  const go = useEffectEvent(() => next !== null && !written && navigate(next));
  useEffect(() => void go(), [next, written]);
  return {
    theirs,
    gone,
    content,
    copying: copy.writing,
    /** Whoever has put the choice off finds it again where it is saved. */
    open: gone ? put !== "gone" : theirs !== null && put !== theirs,
    close: () => setPut(gone ? "gone" : theirs),
    /** Shows the choice again; what the server didn't tell is read. */
    async ask() {
      setPut(null);
      if (theirs || gone) return;
      const now = await reread();
      if (now.ok) setRead(now.data.template);
      else toast.error(now.error.message);
    },
    keepMine() {
      if (!theirs) return;
      settle(theirs, null);
      void flush();
    },
    takeTheirs: take,
    async keepCopy() {
      const name = gone ? mine.name : savingTexts.copyName(mine.name);
      const outcome = await copy.write({ ...mine, name });
      if (!outcome.ok) return toast.error(outcome.error.message);
      if (content) {
        toast.success(savingTexts.copied(name));
        return take();
      }
      // nothing here can be gone on with: asked again, it would make another copy
      const key = outcome.data?.key;
      toast.success(savingTexts.keptAs(name));
      letGo();
      setNext(key ? hrefFor("emailEdit", { id: key }) : hrefFor("emailTemplates"));
    },
  };
}
