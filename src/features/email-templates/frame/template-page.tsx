import { Suspense } from "react";
import { useSearch } from "wouter";
import { useFeatures } from "../../../api/react/use-feature";
import { useQuery } from "../../../api/react/use-query";
import { hrefFor } from "../../../domain/routes";
import { useRememberedRecord } from "../../../shared/lists/opened-row";
import { useRouteId } from "../../../shared/navigation";
import { NotReady } from "../../../ui/messages/not-ready";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { templateQuery } from "../template";
import { TemplateFrame } from "./template-frame";
import { shownTab } from "./template-tabs";
import { texts } from "./texts";

const SKELETON = <Skeleton height={480} />;

export function TemplatePage() {
  const id = useRouteId();
  const state = useQuery(templateQuery(id), { throwRouteErrors: true });
  const { name: tab, shows } = shownTab(useSearch(), useFeatures());
  useRememberedRecord(hrefFor("emailTemplates"), id);
  const template = state.status === "ready" ? state.data.template : null;
  const Part = typeof shows === "string" ? null : shows;
  return (
    <TemplateFrame id={id} template={template} tab={tab}>
      {state.status === "ready" && state.error && (
        <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />
      )}
      {state.status !== "ready" && <NotReady state={state} texts={texts} skeleton={SKELETON} level={1} />}
      {template && Part && (
        <Suspense fallback={<SkeletonGroup label={texts.loading}>{SKELETON}</SkeletonGroup>}>
          <Part key={id} template={template} />
        </Suspense>
      )}
    </TemplateFrame>
  );
}
