import type { ComponentType } from "react";
import { createElementClass } from "./host/create-element";
import { canDefine } from "./host/version";
import type { WidgetOptions, WidgetProps } from "./host/widget";

/** Registers a widget's component as a custom element, unless its name is taken; the one place that knows the host page. */
export function defineWidget(tag: string, component: ComponentType<WidgetProps>, options: WidgetOptions = {}): void {
  if (typeof customElements === "undefined") return; // imported on a server
  if (canDefine(tag)) customElements.define(tag, createElementClass({ tag, component, options }));
}
