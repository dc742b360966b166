import { useFeature } from "../../../api/react/use-feature";
import { navigate } from "../../../shared/navigation";
import { Tabs } from "../../../ui/page/tabs";
import { TEMPLATE_TABS, tabAddress, type TemplateTabName } from "./template-tabs";
import { texts } from "./texts";

/** The tabs of one template. The editor and the results are routes of their own, and tabs here. */
export function TemplateTabs({ id, tab, className }: { id: string; tab: TemplateTabName; className?: string }) {
  const hasSendings = useFeature("email-sending");
  const shown = TEMPLATE_TABS.filter(({ name }) => name !== "sendings" || hasSendings);
  return (
    <Tabs
      className={className}
      label={texts.tabs}
      value={tab}
      onValueChange={(next) => navigate(tabAddress(next, id))}
      tabs={shown.map(({ name, label }) => ({ value: name, label }))}
    />
  );
}
