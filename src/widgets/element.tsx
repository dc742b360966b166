import type { ComponentType } from "react";
import { createElementClass, type WidgetElement } from "./host/create-element";
import { VERSION } from "./host/version";
import type { WidgetOptions, WidgetProps } from "./host/widget";

export type { WidgetOptions, WidgetProps } from "./host/widget";

/**
 * Registers a widget's component as a custom element; the one place that knows the host page. A name that is taken
 * stays as it is: silently by this same version (the script was loaded twice), with a warning by any other.
 */
export function defineWidget(tag: string, component: ComponentType<WidgetProps>, options: WidgetOptions = {}): void {
  if (typeof customElements === "undefined") return; // imported on a server
  const present = customElements.get(tag) as Partial<WidgetElement> | undefined;
  if (!present) customElements.define(tag, createElementClass({ tag, component, options }));
  else if (present.version !== VERSION)
    console.warn(
      `<${tag}> is already defined (version ${present.version ?? "unknown"}): gds-widgets ${VERSION} leaves it.`,
    );
}
