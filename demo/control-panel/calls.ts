import { KEPT_CALLS, type Call, type CallLog } from "../boot/calls";
import type { PanelPart } from "./context";
import { el } from "./dom";
import { texts } from "./texts";

/** The last calls of the widgets, newest first. */
export function callsSection(): PanelPart & { follow: (log: CallLog) => void } {
  const list = el("ol", { className: "calls", tabIndex: 0, ariaLabel: texts.calls });
  const node = el("fieldset", { className: "wide", hidden: true }, el("legend", {}, texts.calls), list);
  return {
    node,
    follow(log) {
      node.hidden = false;
      log.listen((call) => {
        list.prepend(el("li", {}, line(call)));
        while (list.childElementCount > KEPT_CALLS) list.lastElementChild?.remove();
      });
    },
  };
}

const line = ({ method, path, status, duration }: Call): string =>
  `${method} ${path} → ${status ?? texts.noAnswer}, ${Math.round(duration)} ms`;
