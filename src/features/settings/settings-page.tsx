import { Suspense, useState } from "react";
import { useFeature } from "../../api/react/use-feature";
import { useTab } from "../../shared/navigation";
import { PageHeader } from "../../ui/page/page-header";
import { Tabs } from "../../ui/page/tabs";
import { tw } from "../../ui/tw";
import { SettingsHeadContext } from "./settings-head";
import { SettingsSkeleton } from "./settings-skeleton";
import { settingsTabs } from "./settings-tabs";
import { texts } from "./texts";

/**
 * The association's own settings: its zones, and by which rules it works. Each tab comes with its own code.
 */
export function SettingsPage() {
  const tabs = settingsTabs(useFeature("zones"), useFeature("settings"));
  const [shown, show] = useTab(
    tabs.map(({ id }) => id),
    tabs[0].id,
  );
  const tab = tabs.find(({ id }) => id === shown) ?? tabs[0];
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
          onValueChange={show}
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
