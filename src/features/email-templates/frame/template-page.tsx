import { Suspense } from "react";
import { useSearch } from "wouter";
import { useFeatures } from "../../../api/react/use-feature";
import { useQuery } from "../../../api/react/use-query";
import { hrefFor } from "../../../domain/routes";
import { useRememberedRecord } from "../../../shared/lists/opened-row";
import { useRouteId } from "../../../shared/navigation";
import { ErrorState } from "../../../ui/messages/error-state";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { templateQuery } from "../template";
import { TemplateFrame } from "./template-frame";
import { shownTab } from "./template-tabs";
import { texts } from "./texts";

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
      {state.status === "error" && (
        <ErrorState level={1} title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
          {state.error.message}
        </ErrorState>
      )}
      {state.status === "loading" && <Loading />}
      {template && Part && (
        <Suspense fallback={<Loading />}>
          <Part key={id} template={template} />
        </Suspense>
      )}
    </TemplateFrame>
  );
}

const Loading = () => (
  <SkeletonGroup label={texts.loading}>
    <Skeleton height={480} />
  </SkeletonGroup>
);
