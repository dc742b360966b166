import r2wc from "@r2wc/react-to-web-component";
import { adoptSheet } from "../../ui/sheet";
import { abandonEarly, joinEarly } from "../shared/membership";
import { ATTRIBUTES, PROPERTY_NAMES, type AttributeName, type RawAttributes } from "./attributes";
import { Frame } from "./frame";
import { keepTypingInside } from "./keyboard";
import { checkPlaceholder } from "./check-placeholder";
import { readSettings } from "./settings";
import { restoreTopLayer } from "./top-layer";
import { VERSION } from "./version";
import type { Widget } from "./widget";

/** r2wc's own state, kept under registered symbols. */
const PROPS = Symbol.for("r2wc.props");
const CONNECTED = Symbol.for("r2wc.connected");
const RENDER = Symbol.for("r2wc.render");

interface Bound extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, value: string | null): void;
  [PROPS]: RawAttributes;
  [CONNECTED]: boolean;
  [RENDER](): void;
}

/** An element's class, as it is found in the registry. */
type WidgetElement = CustomElementConstructor & { version: string };

/**
 * Makes a custom element of a widget with r2wc, whose habits that don't suit a foreign page are mended here
 * (docs/decisions/0014): nothing is mounted before the element is in the page, a removed attribute is forgotten,
 * properties set before the upgrade count, and an element that is moved keeps its state.
 */
export function createElementClass(widget: Widget): WidgetElement {
  const InHost = ({ container, ...raw }: RawAttributes & { container?: ShadowRoot }) =>
    container && <Frame {...raw} widget={widget} host={container.host as HTMLElement} />;
  const Base = r2wc<RawAttributes>(InHost, {
    shadow: "open",
    props: [...PROPERTY_NAMES],
  }) as unknown as new () => Bound;

  return class extends Base {
    static readonly version = VERSION;
    #removal: ReturnType<typeof setTimeout> | undefined;

    constructor() {
      super();
      this[CONNECTED] = false;
      if (this.shadowRoot) adoptSheet(this.shadowRoot);
      keepTypingInside(this);
    }

    override connectedCallback() {
      const returning = this.#removal !== undefined;
      clearTimeout(this.#removal);
      this.#removal = undefined;
      this.#applyEarlyProperties();
      if (!returning) this.#beginReads();
      super.connectedCallback();
      if (returning && this.shadowRoot) restoreTopLayer(this.shadowRoot);
    }

    override disconnectedCallback() {
      // A CMS moves an element by removing and inserting it: only one that stays away is unmounted.
      this.#removal = setTimeout(() => {
        this.#removal = undefined;
        super.disconnectedCallback();
        abandonEarly(this);
        // React keeps the target of the last event, with everything around it: give it another one
        this.shadowRoot?.dispatchEvent(new Event("pointercancel"));
      });
    }

    /** Begins the first reads before React renders. Wrong attributes are reported later. */
    #beginReads() {
      const { firstReads, beforeCalls } = widget.options;
      if (!firstReads) return;
      beforeCalls?.();
      const read = readSettings(this[PROPS], { page: location.href, titleByDefault: false });
      const outcome = checkPlaceholder(this, read);
      if (outcome.status === "ready") joinEarly(this, outcome.settings, firstReads);
    }

    /** Its presence lets `moveBefore` move the element without disconnecting it. */
    connectedMoveCallback() {}

    override attributeChangedCallback(name: string, before: string | null, value: string | null) {
      if (value) return super.attributeChangedCallback(name, before, value);
      this[PROPS][ATTRIBUTES[name as AttributeName]] = value ?? undefined;
      this[RENDER]();
    }

    /** A property that was set before the upgrade hides the accessor: set it again. */
    #applyEarlyProperties() {
      const early = this as unknown as Record<string, unknown>;
      for (const name of PROPERTY_NAMES) {
        if (!Object.hasOwn(this, name)) continue;
        const value = early[name];
        delete early[name];
        early[name] = value;
      }
    }
  };
}
