import type { ComponentType } from "react";
import { lazyPage } from "../../ui/loading/lazy-page";
import { texts } from "./texts";

/** One tab of the settings. */
interface SettingsTab {
  /** Its name in the address. */
  id: string;
  label: string;
  /** Comes when it is first shown. It fills the page's head by `SettingsHead`. */
  page: ComponentType;
}

const ZONES: SettingsTab = {
  id: "zones",
  label: texts.tabs.zones,
  page: lazyPage(async () => ({ default: (await import("./zones/zones-tab")).ZonesTab })),
};

const OTHERS: readonly [SettingsTab, ...SettingsTab[]] = [
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

/** @returns the tabs of what a server declares, in their order; the first needs no name in the address */
export const settingsTabs = (hasZones: boolean, hasSettings: boolean): readonly [SettingsTab, ...SettingsTab[]] =>
  !hasZones ? OTHERS : hasSettings ? [ZONES, ...OTHERS] : [ZONES];
