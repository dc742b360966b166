import { THEMES, WIDTHS } from "../boot/params";
import { findPersona, PERSONAS } from "../catalogue/personas";
import { findScenario, SCENARIOS } from "../catalogue/scenarios";
import { applyTheme, applyWidth, chooseScenario, loadWith, remember } from "./actions";
import type { PanelContext, PanelPart } from "./context";
import { el, group, segmented, select } from "./dom";
import { texts } from "./texts";

const NO_SCENARIO = "";

const button = (label: string, onClick: () => void): HTMLButtonElement => {
  const node = el("button", { type: "button" }, label);
  node.addEventListener("click", onClick);
  return node;
};

/** Buttons that sign in and out. Signing in as another persona reloads the page, which clears the state of the previous one. */
export function personaControl({ params, mock }: PanelContext): PanelPart {
  const options = PERSONAS.map(({ id, email, as }) => ({ value: id, label: `${email}, ${as}` }));
  const { field, input } = select(texts.persona, options, findPersona(params.persona)?.id ?? "admin");
  const enter = button(texts.signIn, () => loadWith({ persona: input.value }));
  const leave = button(texts.signOut, () => mock()?.signOut());
  return { node: el("div", { className: "line" }, field, enter, leave), needsMock: [enter, leave] };
}

/** Chooses the scenario. */
export function scenarioControl({ params, mock, attempt, showScenario }: PanelContext): PanelPart {
  // those that happen once have their own buttons
  const options = SCENARIOS.filter((entry) => entry.lasts).map(({ id, label }) => ({ value: id, label }));
  const all = [{ value: NO_SCENARIO, label: texts.noScenario }, ...options];
  const { field, input } = select(texts.scenario, all, findScenario(params.scenario)?.id ?? NO_SCENARIO);
  input.addEventListener("change", () => {
    const running = mock();
    if (!running) return;
    attempt(async () => {
      const scenario = findScenario(input.value);
      await chooseScenario(running.control, scenario);
      showScenario(scenario);
    });
  });
  const hint = el("p", { className: "hint" }, texts.scenarioHint);
  return { node: el("div", { className: "scenario" }, field, hint), needsMock: [input] };
}

/** Chooses the theme of the elements and of the page. */
export function themeControl({ params }: PanelContext): PanelPart {
  const options = THEMES.map((value) => ({ value, label: texts.themes[value] }));
  const node = segmented(texts.theme, "theme", options, params.theme ?? "auto", (value) => {
    const theme = THEMES.find((candidate) => candidate === value) ?? "auto";
    applyTheme(theme);
    remember("theme", theme === "auto" ? null : theme);
  });
  return { node };
}

/** Chooses the labels. The page loads again, because constants are made of them. */
export function labelsControl({ params }: PanelContext): PanelPart {
  const options = [
    { value: "", label: texts.labelsSpecified },
    { value: "italiano", label: texts.labelsItalian },
  ];
  const node = segmented(texts.labels, "labels", options, params.labels ?? "", (value) => {
    remember("labels", value || null);
    location.reload();
  });
  return { node };
}

/** Chooses the width of the element. */
export function widthControl({ params }: PanelContext): PanelPart {
  const options = WIDTHS.map((width) => ({ value: String(width), label: String(width) }));
  const all = [{ value: "", label: texts.widthFree }, ...options];
  const node = segmented(texts.width, "width", all, params.width ? String(params.width) : "", (value) => {
    applyWidth(WIDTHS.find((width) => String(width) === value) ?? null);
    remember("width", value || null);
  });
  return { node };
}

/** Sends a notification to the signed-in user. */
export function notifyControl({ mock, attempt, show }: PanelContext): PanelPart {
  const send = button(texts.notify, () =>
    attempt(async () => {
      await mock()?.control.notify(texts.sample);
      show(texts.notified);
    }),
  );
  return { node: group(texts.notification, send), needsMock: [send] };
}

/** Expires the access token: the next call must renew it. */
export function expireControl({ mock, attempt, show }: PanelContext): PanelPart {
  const expire = button(texts.expire, () =>
    attempt(async () => {
      await mock()?.control.expireAccessTokens();
      show(texts.expired);
    }),
  );
  return { node: group(texts.session, expire), needsMock: [expire] };
}

/** Resets the data. */
export function resetControl(): PanelPart {
  const reset = button(texts.reset, () => loadWith({ reset: true }));
  return { node: group(texts.data, reset), needsMock: [reset] };
}
