import type { ComponentType } from "react";
import type { FirstReads } from "../../api/client/early-reads";
import type { Emit } from "../events";
import type { Settings } from "./attributes/settings";

/** The props of every widget's component: the attributes, read and checked, and the access to the page. */
export interface WidgetProps extends Settings {
  /** The custom element. Shortcuts listen here (`keydown`), not on the document: see `host/page/keyboard.ts`. */
  host: HTMLElement;
  /** Dispatches an event to the page; the same function as long as the element exists. */
  emit: Emit;
}

export interface WidgetOptions {
  /** The element is part of a line of text, without a container and a background (the bell). */
  inline?: boolean;
  /** Whether the element sets the page's title by default: only the back office does. */
  pageTitle?: boolean;
  /** Called before the first request: takes tokens and hand-over data out of the address. */
  beforeCalls?: (host: HTMLElement) => void;
  /** The first reads: they begin when the element is connected, before React. */
  firstReads?: (host: HTMLElement) => FirstReads;
}

export interface Widget {
  tag: string;
  component: ComponentType<WidgetProps>;
  options: WidgetOptions;
}
