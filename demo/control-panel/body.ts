import { frame } from "./actions";
import css from "./body.css?inline";
import { callsSection } from "./calls";
import type { PanelContext, RunningMock } from "./context";
import {
  expireControl,
  labelsControl,
  notifyControl,
  personaControl,
  resetControl,
  scenarioControl,
  themeControl,
  widthControl,
} from "./controls";
import { el } from "./dom";
import { mailsSection } from "./mails";

/** The controls of the opened panel. */
export interface PanelBody {
  nodes: readonly Node[];
  sheet: CSSStyleSheet;
  /** The mock runs: enables all controls, and lists its calls. */
  ready(running: RunningMock): void;
  /** Reads the mails again. */
  loadMails(): void;
}

export function createBody(context: PanelContext): PanelBody {
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
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return {
    nodes: [...parts.map(({ node }) => node), el("div", { className: "logs" }, mails.node, calls.node)],
    sheet,
    ready({ log }) {
      setEnabled(true);
      if (log) calls.follow(log);
    },
    loadMails: mails.load,
  };
}
