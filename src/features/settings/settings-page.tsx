import { Suspense, useState, type ComponentType } from "react";
import { useCan } from "../../api/react/ability";
import { useFeatures } from "../../api/react/use-feature";
import type { HasFeature } from "../../api/session/features";
import { DATA_REQUESTS_TAB } from "../../domain/donor/data-requests";
import { useTab } from "../../shared/navigation";
import { PageHeader } from "../../ui/page/page-header";
import { Tabs } from "../../ui/page/tabs";
import { tw } from "../../ui/tw";
import { SettingsHeadContext } from "./settings-head";
import { SettingsSkeleton } from "./settings-skeleton";
import { texts } from "./texts";
import { lazyPage } from "../../ui/loading/lazy-page";

interface SettingsTab {
  /** Its name in the address. */
  id: string;
  label: string;
  /** Loaded when the tab opens. It fills the page's header with `SettingsHead`. */
  page: ComponentType;
}

const ZONES: SettingsTab = {
  id: "zones",
  label: texts.tabs.zones,
  page: lazyPage(async () => ({ default: (await import("./zones/zones-tab")).ZonesTab })),
};

const OTHERS: readonly SettingsTab[] = [
  {
    id: "rules",
    label: texts.tabs.rules,
    page: lazyPage(async () => ({ default: (await import("./rules/rules-tab")).RulesTab })),
  },
  {
    id: "awards",
    label: texts.tabs.awards,
    page: lazyPage(async () => ({ default: (await import("./awards/awards-tab")).AwardsTab })),
  },
  {
    id: "cards",
    label: texts.tabs.cards,
    page: lazyPage(async () => ({ default: (await import("./cards/cards-tab")).CardsTab })),
  },
  {
    id: "texts",
    label: texts.tabs.texts,
    page: lazyPage(async () => ({ default: (await import("./texts/texts-tab")).TextsTab })),
  },
];

const ACTIVITY: SettingsTab = {
  id: "activity",
  label: texts.tabs.activity,
  page: lazyPage(async () => ({ default: (await import("./activity/activity-tab")).ActivityTab })),
};

const DATA_REQUESTS: SettingsTab = {
  id: DATA_REQUESTS_TAB,
  label: texts.tabs.dataRequests,
  page: lazyPage(async () => ({ default: (await import("./data-requests/data-requests-tab")).DataRequestsTab })),
};

/** @returns the tabs that the server's features and the ability allow. The first one needs no name in the address */
function settingsTabs(has: HasFeature, mayReadLog: boolean): readonly [SettingsTab, ...SettingsTab[]] {
  const tabs = [
    ...(has("zones") ? [ZONES] : []),
    ...(has("settings") ? OTHERS : []),
    ...(has("erasure") ? [DATA_REQUESTS] : []),
    ...(mayReadLog ? [ACTIVITY] : []),
  ];
  const [first = ZONES, ...rest] = tabs;
  return [first, ...rest];
}

/** The association's settings, each part in its own lazily loaded tab. */
export function SettingsPage() {
  const tabs = settingsTabs(useFeatures(), useCan()("read", "Activity"));
  const [current, setCurrent] = useTab(
    tabs.map(({ id }) => id),
    tabs[0].id,
  );
  const tab = tabs.find(({ id }) => id === current) ?? tabs[0];
  const [lead, setLead] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const { page: Page } = tab;
  return (
    <SettingsHeadContext value={{ lead, actions }}>
      <div className={tw`grid min-w-0 content-start gap-5`}>
        <PageHeader
          title={texts.title}
          lead={<span ref={setLead} />}
          actions={<div ref={setActions} className={tw`contents`} />}
        />
        <Tabs
          label={texts.tabsLabel}
          value={tab.id}
          onValueChange={setCurrent}
          tabs={tabs.map(({ id, label }) => ({
            value: id,
            label,
            panel: (
              <Suspense fallback={<SettingsSkeleton />}>
                <Page />
              </Suspense>
            ),
          }))}
        />
      </div>
    </SettingsHeadContext>
  );
}
