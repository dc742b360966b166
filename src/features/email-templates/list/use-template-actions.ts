import { useState } from "react";
import { useFeature } from "../../../api/react/use-feature";
import { useReread } from "../../../api/react/use-reread";
import { MAX_TEMPLATE_NAME } from "../../../domain/constants";
import type { TemplateState } from "../../../domain/email-template/document";
import { isRecord } from "../../../domain/values";
import { useToast } from "../../../ui/toast/toast";
import { uiTexts } from "../../../ui/texts";
import { templateQuery, type TemplateRow } from "../template";
import { createTemplate, putTemplate, removeTemplate, type TemplateWrite } from "../writes/template-writes";
import { texts as writes } from "../writes/texts";
import { useTemplateWrite } from "../writes/use-template-write";
import { texts } from "./texts";

export function useTemplateActions(template: TemplateRow) {
  const toast = useToast();
  const restores = useFeature("email-versions");
  const { run, writing } = useTemplateWrite("page");
  const readWhole = useReread(templateQuery(template._id));
  const [reading, setReading] = useState(false);
  const write = async (change: TemplateWrite) => {
    const result = await run(change);
    if (result.type === "newer") toast.error(writes.newer);
  };
  return {
    running: writing || reading,
    restores,
    put: (state: TemplateState) => write(putTemplate(template, state)),
    /** @returns whether a sending must be stopped first */
    async removeNow(): Promise<boolean> {
      const result = await run(removeTemplate(template, restores));
      const body = result.type === "newer" ? result.error.body : null;
      const sends = isRecord(body) && body.code === "state";
      if (result.type === "newer" && !sends) toast.error(writes.newer);
      return sends;
    },
    async duplicate() {
      setReading(true);
      const whole = await readWhole();
      setReading(false);
      if (!whole.ok) return toast.error(texts.notRead(whole.error.message));
      const { name, document, subject, html, text } = whole.data.template;
      const copy = texts.copyOf(name || uiTexts.noName).slice(0, MAX_TEMPLATE_NAME);
      await write(createTemplate(copy, { document, subject, html, text }));
    },
  };
}
