import { useState } from "react";
import { useFeature } from "../../../api/react/use-feature";
import { useReread } from "../../../api/react/use-reread";
import { MAX_TEMPLATE_NAME } from "../../../domain/constants";
import type { TemplateState } from "../../../domain/email-template/document";
import { isRecord } from "../../../domain/values";
import { useToast } from "../../../ui/toast/toast";
import { uiTexts } from "../../../ui/texts";
import { templateQuery, templatesQuery, type TemplateRow } from "../template";
import { createTemplate, putTemplate, removeTemplate, type TemplateWrite } from "../writes/template-writes";
import { texts as writes } from "../writes/texts";
import { useTemplateWrite } from "../writes/use-template-write";
import { texts } from "./texts";

/** What can be done with a template of the list by one press. */
export function useTemplateActions(template: TemplateRow) {
  const toast = useToast();
  const restores = useFeature("email-versions");
  const { run, writing } = useTemplateWrite();
  const readWhole = useReread(templateQuery(template._id));
  const readAll = useReread(templatesQuery);
  const [reading, setReading] = useState(false);
  const write = async (wish: TemplateWrite) => {
    const result = await run(wish);
    if (result.type === "newer") toast.error(writes.newer);
  };
  return {
    running: writing || reading,
    /** Whether the server keeps templates that are removed. */
    restores,
    put: (state: TemplateState) => write(putTemplate(template, state)),
    /** @returns whether it has to be stopped first: a sending of it is still to leave, or leaves */
    async removeNow(): Promise<boolean> {
      const result = await run(removeTemplate(template, restores));
      const body = result.type === "newer" ? result.error.body : null;
      const sends = isRecord(body) && body.code === "state";
      if (result.type === "newer" && !sends) toast.error(writes.newer);
      return sends;
    },
    /** A copy of what it says now, as a draft. */
    async duplicate() {
      setReading(true);
      const [whole, all] = await Promise.all([readWhole(), readAll()]);
      setReading(false);
      const copied = whole.ok ? whole.data.template : null;
      if (!whole.ok || !copied) return toast.error(texts.notRead(whole.ok ? "" : whole.error.message));
      // who doesn't know what was there would take an older copy for this one, and undo would remove that
      if (!all.ok) return toast.error(texts.notRead(all.error.message));
      const { name, document, subject, html, text } = copied;
      const copy = texts.copyOf(name || uiTexts.noName).slice(0, MAX_TEMPLATE_NAME);
      await write(createTemplate(all.data.rows, copy, { document, subject, html, text }));
    },
  };
}
