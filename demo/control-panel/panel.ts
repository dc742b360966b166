import type { DemoParams } from "../boot/params";
import type { ScenarioEntry } from "../catalogue/scenarios";
import type { PanelBody } from "./body";
import type { PanelContext, RunningMock } from "./context";
import { el } from "./dom";
import css from "./panel.css?inline";
import { stateText, stripTexts as texts } from "./strip-texts";

/** Called while the page starts. */
export interface Panel {
  /** The mock runs: enables all controls. */
  ready(running: RunningMock): void;
  /** Shows a message that stays: why a persona isn't signed in, why the API can't be reached. */
  problem(message: string): void;
}

/**
 * Shows the demo's control panel above the page's content: a strip that covers nothing, and opens. Its controls load when the pointer or
 * the focus comes to the button that opens it.
 */
export function mountPanel(params: DemoParams): Panel {
  let running: RunningMock | null = null;
  const state = el("span", { className: "state" }, texts.starting);
  const notice = el("p", { className: "notice", attrs: { role: "status" } });

  const showNotice = (message: string, tone: "fine" | "problem") => {
    notice.dataset.tone = tone;
    notice.textContent = message;
  };
  const showScenario = (scenario: ScenarioEntry | null) => {
    if (running)
      state.textContent = stateText(running.transport, scenario?.lasts ? scenario.label : null, running.detail);
  };
  const context: PanelContext = {
    params,
    mock: () => running,
    attempt: (work) => {
      work().catch((error: unknown) => {
        showNotice(texts.failed(error instanceof Error ? error.message : String(error)), "problem");
      });
    },
    show: (message) => showNotice(message, "fine"),
    showScenario,
  };

  const body = el("div", { className: "body", id: "body", hidden: true });
  const toggle = el(
    "button",
    { type: "button", className: "toggle", attrs: { "aria-expanded": "false", "aria-controls": "body" } },
    texts.toggle,
  );
  let controls: PanelBody | null = null;
  let loading: Promise<void> | null = null;
  const fill = async () => {
    const { createBody } = await import("./body");
    controls = createBody(context);
    root.adoptedStyleSheets.push(controls.sheet);
    body.append(...controls.nodes);
    if (running) controls.ready(running);
  };
  const load = () =>
    (loading ??= fill().catch(() => {
      loading = null;
    }));
  const setOpen = (open: boolean) => {
    body.hidden = !open;
    toggle.setAttribute("aria-expanded", String(open));
    if (open) controls?.loadMails();
  };
  const press = async () => {
    if (!body.hidden) return setOpen(false);
    await load();
    if (controls) setOpen(true);
    else showNotice(texts.notLoaded, "problem");
  };
  toggle.addEventListener("pointerenter", () => void load());
  toggle.addEventListener("focus", () => void load());
  toggle.addEventListener("click", () => void press());
  const home = el("a", { className: "home", href: "./index.html" }, texts.home);
  const strip = el("div", { className: "strip" }, home, state, toggle);
  const root = attach(el("section", { className: "panel", lang: "it", ariaLabel: texts.region }, strip, notice, body));

  return {
    ready(next) {
      running = next;
      controls?.ready(next);
      showScenario(next.scenario);
      if (!body.hidden) controls?.loadMails();
    },
    problem(message) {
      showNotice(message, "problem");
      if (!running) state.textContent = "";
    },
  };
}

/** Adds the panel in a shadow root, so that its styles and the page's stay apart. */
function attach(panel: HTMLElement): ShadowRoot {
  const host = el("div", { attrs: { "data-demo-panel": "" } });
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  root.append(panel);
  document.body.prepend(host);
  return root;
}
