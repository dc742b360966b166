import r2wc from "@r2wc/react-to-web-component";
import { startTransition } from "react";
import { beginScreen, endScreen } from "../../api/client/shown";
import { adoptSheet } from "../../ui/sheet";
import { abandonEarly, joinEarly } from "../shared/membership";
import { ATTRIBUTES, PROPERTY_NAMES, type AttributeName, type RawAttributes } from "./attributes/attributes";
import { Frame } from "./frame";
import { keepKeysInside } from "./page/keyboard";
import { checkPlaceholder } from "./attributes/check-placeholder";
import { readSettings } from "./attributes/settings";
import { restoreTopLayer } from "./top-layer";
import { VERSION } from "./version";
import type { Widget } from "./widget";

/** r2wc's own state, kept under registered symbols. */
const PROPS = Symbol.for("r2wc.props");
const CONNECTED = Symbol.for("r2wc.connected");
const RENDER = Symbol.for("r2wc.render");

interface R2wcElement extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, value: string | null): void;
  [PROPS]: RawAttributes;
  [CONNECTED]: boolean;
  [RENDER](): void;
}

type WidgetElement = CustomElementConstructor & { version: string };

/**
 * Creates the class of a widget's custom element. It changes four things in r2wc (docs/decisions/elements-and-host-page.md, "r2wc
 * is adapted in a subclass"): the widget is mounted only when the element is in the page, a removed attribute has its default
 * again, properties that were set before the upgrade are applied, and a moved element keeps its state.
 */
export function createElementClass(widget: Widget): WidgetElement {
  const Container = ({ container, ...raw }: RawAttributes & { container?: ShadowRoot }) =>
    container && <Frame {...raw} widget={widget} host={container.host as HTMLElement} />;
  const Base = r2wc<RawAttributes>(Container, {
    shadow: "open",
    props: [...PROPERTY_NAMES],
  }) as new () => R2wcElement;

  return class extends Base {
    static readonly version = VERSION;
    #removal: ReturnType<typeof setTimeout> | undefined;

    constructor() {
      super();
      this[CONNECTED] = false;
      if (this.shadowRoot) adoptSheet(this.shadowRoot);
      keepKeysInside(this);
    }

    override connectedCallback() {
      const returning = this.#removal !== undefined;
      clearTimeout(this.#removal);
      this.#removal = undefined;
      this.#applyEarlyProperties();
      if (!returning) {
        beginScreen(this);
        this.#beginReads();
      }
      // React renders a transition in parts of 5 ms, between which the page's own handlers run
      startTransition(() => super.connectedCallback());
      if (returning && this.shadowRoot) restoreTopLayer(this.shadowRoot);
    }

    override disconnectedCallback() {
      // A CMS moves an element by removing and inserting it: only one that stays away is unmounted.
      this.#removal = setTimeout(() => {
        this.#removal = undefined;
        super.disconnectedCallback();
        abandonEarly(this);
        endScreen(this);
        // React keeps a reference to the target of the last event, and so to the whole tree: this event replaces it
        this.shadowRoot?.dispatchEvent(new Event("pointercancel"));
      });
    }

    /** Begins the first reads before React renders. Wrong attributes are reported later. */
    #beginReads() {
      const { firstReads, beforeCalls } = widget.options;
      if (!firstReads) return;
      beforeCalls?.(this);
      const unchecked = readSettings(this[PROPS], { page: location.href, titleByDefault: false });
      const outcome = checkPlaceholder(this, unchecked);
      if (outcome.status === "ready") joinEarly(this, outcome.settings, firstReads(this));
    }

    /** Empty: if it exists, `moveBefore` moves the element without disconnecting it. */
    connectedMoveCallback() {}

    override attributeChangedCallback(name: string, before: string | null, value: string | null) {
      if (value) return super.attributeChangedCallback(name, before, value);
      this[PROPS][ATTRIBUTES[name as AttributeName]] = value ?? undefined;
      this[RENDER]();
    }

    /** Sets properties again that were set before the upgrade, because they hide the accessors. */
    #applyEarlyProperties() {
      const early = this as Record<string, unknown>;
      for (const name of PROPERTY_NAMES) {
        if (!Object.hasOwn(this, name)) continue;
        const value = early[name];
        delete early[name];
        early[name] = value;
      }
    }
  };
}
