import { navigate } from "../../../shared/navigation";
import { Tabs } from "../../../ui/tabs";
import { TEMPLATE_TABS, tabAddress, type TemplateTabName } from "./template-tabs";
import { texts } from "./texts";

/** The tabs of one template. The editor and the results are routes of their own, and tabs here. */
export const TemplateTabs = ({ id, tab, className }: { id: string; tab: TemplateTabName; className?: string }) => (
  <Tabs
    className={className}
    label={texts.tabs}
    value={tab}
    onValueChange={(next) => navigate(tabAddress(next, id))}
    tabs={TEMPLATE_TABS.map(({ name, label }) => ({ value: name, label }))}
  />
);
