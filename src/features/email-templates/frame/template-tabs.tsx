import { useFeatures } from "../../../api/react/use-feature";
import { useAreaLocation } from "../../../shared/navigation";
import { Tabs } from "../../../ui/page/tabs";
import { texts } from "./texts";
import type { Feature } from "../../../domain/features";
import { hrefFor } from "../../../domain/routes";
import { lazyPage, type LazyPage } from "../../../ui/loading/lazy-page";
import type { Template } from "../template";

export type TemplateTabName = "design" | "preview" | "performance" | "sendings";

interface TemplateTab {
  name: TemplateTabName;
  label: string;
  /** The tab is offered only if the server declares this. */
  feature?: Feature;
  /** The route that the tab leads to, or what the template's own page shows. */
  shows: "emailEdit" | "emailPerformance" | LazyPage<{ template: Template }>;
}

const PREVIEW: TemplateTab = {
  name: "preview",
  label: texts.preview,
  shows: lazyPage(async () => ({ default: (await import("../preview/preview-tab")).PreviewTab })),
};

const TEMPLATE_TABS: readonly TemplateTab[] = [
  { name: "design", shows: "emailEdit", label: texts.design },
  PREVIEW,
  { name: "performance", shows: "emailPerformance", label: texts.performance },
  {
    name: "sendings",
    label: texts.sendings,
    feature: "email-sending",
    shows: lazyPage(async () => ({ default: (await import("../sending/sendings-tab")).SendingsTab })),
  },
];

const offeredTabs = (has: (feature: Feature) => boolean): readonly TemplateTab[] =>
  TEMPLATE_TABS.filter(({ feature }) => !feature || has(feature));

function tabAddress({ name, shows }: TemplateTab, id: string): string {
  if (typeof shows === "string") return hrefFor(shows, { id });
  return hrefFor("emailTemplate", { id }) + (name === PREVIEW.name ? "" : `?tab=${name}`);
}

/** @returns the tab that the template's own page shows: the one that its address names, or else the preview */
export function shownTab(search: string, has: (feature: Feature) => boolean) {
  const named = new URLSearchParams(search).get("tab");
  return offeredTabs(has).find(({ name, shows }) => name === named && typeof shows !== "string") ?? PREVIEW;
}

export function TemplateTabs({ id, tab, className }: { id: string; tab: TemplateTabName; className?: string }) {
  const { navigate } = useAreaLocation();
  const tabs = offeredTabs(useFeatures());
  return (
    <Tabs
      className={className}
      label={texts.tabs}
      value={tab}
      onValueChange={(next) => {
        const chosen = tabs.find(({ name }) => name === next);
        if (chosen) navigate(tabAddress(chosen, id));
      }}
      tabs={tabs.map(({ name, label }) => ({ value: name, label }))}
    />
  );
}
