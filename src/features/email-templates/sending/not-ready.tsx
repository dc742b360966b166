import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import type { Template } from "../template";
import { putTemplate } from "../writes/template-writes";
import { useTemplateWrite } from "../writes/use-template-write";
import { texts } from "./texts";

/** A template that isn't sent as it is: a draft is marked as ready here, once somebody has looked at it. */
export function NotReady({ template }: { template: Template }) {
  const { run, writing } = useTemplateWrite();
  const draft = template.state === "draft";
  return (
    <EmptyState
      level={1}
      title={draft ? texts.notReady : texts.archived}
      actions={
        <Button kind="primary" loading={writing} onClick={() => void run(putTemplate(template, "ready"))}>
          {texts.markReady}
        </Button>
      }
    >
      {texts.notReadyHint}
    </EmptyState>
  );
}
