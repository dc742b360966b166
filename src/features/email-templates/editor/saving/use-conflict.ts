import { useState } from "react";
import { affectedReads } from "../../../../api/affected-reads";
import { endpoints } from "../../../../api/endpoints";
import { readWritten, type Written } from "../../../../api/read-written";
import { useCreate } from "../../../../api/react/use-create";
import { useReread } from "../../../../api/react/use-reread";
import { useToast } from "../../../../ui/toast/toast";
import { contentOf } from "../../template-content";
import { templateQuery, type Template } from "../../template";
import type { Content } from "../state/editor-state";
import { savingTexts } from "./texts";
import type { useAutosave } from "./use-autosave";

type Autosave = ReturnType<typeof useAutosave>;

/**
 * What somebody else has saved first, and the three ways on: over it (theirs is among the versions then), with it, or with
 * one's own as a copy beside it.
 * @param onTake shows what they wrote
 */
export function useConflict(
  id: string,
  mine: Content,
  { saving, settle, flush }: Autosave,
  onTake: (content: Content) => void,
) {
  const toast = useToast();
  const reread = useReread(templateQuery(id));
  const [put, setPut] = useState<Template | null>(null);
  const [read, setRead] = useState<Template | null>(null);
  const copy = useCreate<Content, Written>({
    request: ({ name, document }) => ({
      path: endpoints.emailTemplates(),
      method: "POST",
      body: { name: savingTexts.copyName(name), ...contentOf(document) },
    }),
    reads: readWritten("template"),
    isBare: () => false,
    invalidates: () => affectedReads.emailTemplate(),
  });
  const theirs = saving.status === "conflict" ? (saving.theirs ?? read) : null;
  const content = theirs?.stored.type === "ready" ? { name: theirs.name, document: theirs.stored.document } : null;
  const take = () => {
    if (!theirs || !content) return;
    settle(theirs, content);
    onTake(content);
    toast.info(savingTexts.theirsTaken);
  };
  return {
    theirs,
    content,
    copying: copy.writing,
    /** Whoever has put the choice off finds it again where it is saved. */
    open: theirs !== null && put !== theirs,
    close: () => setPut(theirs),
    /** Shows the choice again; what the server didn't tell is read. */
    async ask() {
      setPut(null);
      if (theirs) return;
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
      const outcome = await copy.write(mine);
      if (!outcome.ok) return toast.error(outcome.error.message);
      toast.success(savingTexts.copied(savingTexts.copyName(mine.name)));
      take();
    },
  };
}
