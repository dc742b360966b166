import type { DemoParams } from "../boot/params";
import { findScenario } from "../catalogue/scenarios";
import type { ScenarioEntry } from "../catalogue/scenarios";
import { frame } from "./actions";
import type { PanelContext, RunningMock } from "./context";
import { callsSection } from "./calls";
import {
  expireControl,
  notifyControl,
  personaControl,
  resetControl,
  scenarioControl,
  labelsControl,
  themeControl,
  widthControl,
} from "./controls";
import { el } from "./dom";
import { mailsSection } from "./mails";
import css from "./panel.css?inline";
import { stateText, texts } from "./texts";

/** Called while the page starts. */
export interface Panel {
  /** The mock runs: enables all controls. */
  ready(running: RunningMock): void;
  /** Shows a message that stays: why a persona isn't signed in, why the API can't be reached. */
  problem(message: string): void;
}

/** Shows the demo's control panel above the page's content: a strip that covers nothing, and opens. */
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

  const mails = mailsSection(context);
  const calls = callsSection();
  const parts = [
    personaControl(context),
    scenarioControl(context),
    themeControl(context),
    labelsControl(context),
    ...(frame() ? [widthControl(context)] : []),
    notifyControl(context),
    expireControl(context),
    resetControl(),
  ];
  const setEnabled = (enabled: boolean) => {
    for (const control of [...parts, mails].flatMap(({ needsMock }) => needsMock ?? [])) control.disabled = !enabled;
  };
  setEnabled(false);

  const logs = el("div", { className: "logs" }, mails.node, calls.node);
  const body = el("div", { className: "body", id: "body", hidden: true }, ...parts.map(({ node }) => node), logs);
  const toggle = el(
    "button",
    { type: "button", className: "toggle", attrs: { "aria-expanded": "false", "aria-controls": "body" } },
    texts.toggle,
  );
  toggle.addEventListener("click", () => {
    body.hidden = !body.hidden;
    toggle.setAttribute("aria-expanded", String(!body.hidden));
    if (!body.hidden) mails.load();
  });
  const home = el("a", { className: "home", href: "./index.html" }, texts.home);
  const strip = el("div", { className: "strip" }, home, state, toggle);
  attach(el("section", { className: "panel", lang: "it", ariaLabel: texts.region }, strip, notice, body));

  return {
    ready(next) {
      running = next;
      setEnabled(true);
      if (next.log) calls.follow(next.log);
      showScenario(findScenario(params.scenario));
      if (!body.hidden) mails.load();
    },
    problem: (message) => showNotice(message, "problem"),
  };
}

/** Adds the panel in a shadow root, so that its styles and the page's stay apart. */
function attach(panel: HTMLElement): void {
  const host = el("div", { attrs: { "data-demo-panel": "" } });
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  root.append(panel);
  document.body.prepend(host);
}
