import { hrefFor } from "../../../domain/routes";
import { lazyPage, type LazyPage } from "../../../ui/loading/lazy-page";
import type { TemplatePartProps } from "./template-part";
import { texts } from "./texts";

/** In the order in which they stand. */
export type TemplateTabName = "design" | "preview" | "performance" | "sendings";

interface TemplateTab {
  name: TemplateTabName;
  label: string;
  /** A page of its own that it leads to, or what is shown below the head. */
  shows: "emailEdit" | "emailPerformance" | LazyPage<TemplatePartProps>;
}

/** The tabs that there are: one whose page comes later needs only its line here. */
export const TEMPLATE_TABS: readonly TemplateTab[] = [
  { name: "design", shows: "emailEdit", label: texts.design },
  {
    name: "preview",
    label: texts.preview,
    shows: lazyPage(async () => ({ default: (await import("../preview/preview-tab")).PreviewTab })),
  },
  { name: "performance", label: texts.performance, shows: "emailPerformance" },
  {
    name: "sendings",
    label: texts.sendings,
    shows: lazyPage(async () => ({ default: (await import("../sending/sendings-tab")).SendingsTab })),
  },
];

/** The tabs that are shown in a template's own page; the address doesn't name the first. */
const PARTS = TEMPLATE_TABS.filter(({ shows }) => typeof shows !== "string");

/** @returns the address, without "#", of a tab of a template */
export function tabAddress(name: TemplateTabName, id: string): string {
  const shows = TEMPLATE_TABS.find((tab) => tab.name === name)?.shows;
  if (typeof shows === "string") return hrefFor(shows, { id });
  return hrefFor("emailTemplate", { id }) + (name === PARTS[0]?.name ? "" : `?tab=${name}`);
}

/** @returns the tab that an address of a template's page names, else the first. @param hasSendings whether the server sends mails */
export const tabOf = (search: string, hasSendings: boolean): TemplateTab | undefined =>
  PARTS.find(({ name }) => name === new URLSearchParams(search).get("tab") && (name !== "sendings" || hasSendings)) ??
  PARTS[0];

/** @returns where a new template is worked on: in its editor, as soon as there is one */
export const startAddress = (id: string): string => tabAddress(TEMPLATE_TABS[0]?.name ?? "preview", id);

/** @returns where a tab is, without "#"; null for one that comes later */
export const placeOf = (name: TemplateTabName, id: string): string | null =>
  TEMPLATE_TABS.some((tab) => tab.name === name) ? tabAddress(name, id) : null;
