import type { ComponentType } from "react";
import type { FirstReads } from "../../api/client/early-reads";
import type { Emit } from "../events";
import type { Settings } from "./settings";

/** What every widget's component is given: its attributes, read and checked, and its way to the page. */
export interface WidgetProps extends Settings {
  /** The custom element. Shortcuts listen here (`keydown`), not on the document: see `host/keyboard.ts`. */
  host: HTMLElement;
  /** Tells the page something; the same function as long as the element lives. */
  emit: Emit;
}

export interface WidgetOptions {
  /** Stands in a line of the host's text: no container of its own, no ground (the bell). */
  inline?: boolean;
  /** Whether the page's title is the element's when `page-title` says nothing; the back office alone. */
  pageTitle?: boolean;
  /** What must happen before anything is asked for: what the address carries for this page alone leaves it. */
  beforeCalls?: () => void;
  /** What its first screen will read: begun when the element comes into the page, before React. */
  firstReads?: FirstReads;
}

export interface Widget {
  tag: string;
  component: ComponentType<WidgetProps>;
  options: WidgetOptions;
}
