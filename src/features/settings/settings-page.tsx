import { Suspense, useState } from "react";
import { useSearch } from "wouter";
import { currentRoute, entryState, navigate } from "../../shared/navigation";
import { PageHeader } from "../../ui/page-header";
import { Tabs } from "../../ui/tabs";
import { tw } from "../../ui/tw";
import { SettingsHeadContext } from "./settings-head";
import { SettingsSkeleton } from "./settings-skeleton";
import { SETTINGS_TABS } from "./settings-tabs";
import { texts } from "./texts";

/** The association's own settings: its zones, and by which rules it works. Each tab comes with its own code. */
export function SettingsPage() {
  const [tab, show] = useTab();
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
          tabs={SETTINGS_TABS.map(({ id, label }) => ({
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

/** The tab that the address names; an unknown name is the first's. */
function useTab() {
  const named = new URLSearchParams(useSearch()).get("tab");
  const [first] = SETTINGS_TABS;
  const tab = SETTINGS_TABS.find(({ id }) => id === named) ?? first;
  const show = (id: string) => {
    if (id === tab.id) return;
    navigate(currentRoute().path + (id === first.id ? "" : `?tab=${id}`), { state: entryState() });
  };
  return [tab, show] as const;
}
