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

/** Who is signed in: another persona is a fresh load of the page, so that nothing of the former one stays. */
export function personaControl({ params, mock }: PanelContext): PanelPart {
  const options = PERSONAS.map(({ id, email, as }) => ({ value: id, label: `${email}, ${as}` }));
  const { field, input } = select(texts.persona, options, findPersona(params.persona)?.id ?? "admin");
  const enter = button(texts.signIn, () => loadWith({ persona: input.value }));
  const leave = button(texts.signOut, () => mock()?.signOut());
  return { node: el("div", { className: "line" }, field, enter, leave), needsMock: [enter, leave] };
}

/** What goes wrong. */
export function scenarioControl({ params, mock, attempt, showScenario }: PanelContext): PanelPart {
  // those that happen once have a button of their own
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

/** The theme of the elements and of the page. */
export function themeControl({ params }: PanelContext): PanelPart {
  const options = THEMES.map((value) => ({ value, label: texts.themes[value] }));
  const node = segmented(texts.theme, "theme", options, params.theme ?? "auto", (value) => {
    const theme = THEMES.find((known) => known === value) ?? "auto";
    applyTheme(theme);
    remember("theme", theme === "auto" ? null : theme);
  });
  return { node };
}

/** The width of the element's box. */
export function widthControl({ params }: PanelContext): PanelPart {
  const options = WIDTHS.map((width) => ({ value: String(width), label: String(width) }));
  const all = [{ value: "", label: texts.widthFree }, ...options];
  const node = segmented(texts.width, "width", all, params.width ? String(params.width) : "", (value) => {
    applyWidth(WIDTHS.find((width) => String(width) === value) ?? null);
    remember("width", value || null);
  });
  return { node };
}

/** A notification to whoever is signed in, now. */
export function notifyControl({ mock, attempt, say }: PanelContext): PanelPart {
  const send = button(texts.notify, () =>
    attempt(async () => {
      await mock()?.control.notify(texts.sample);
      say(texts.notified);
    }),
  );
  return { node: group(texts.notification, send), needsMock: [send] };
}

/** An access token that ends now: the next call shows whether it is renewed in silence. */
export function expireControl({ mock, attempt, say }: PanelContext): PanelPart {
  const expire = button(texts.expire, () =>
    attempt(async () => {
      await mock()?.control.expireAccessTokens();
      say(texts.expired);
    }),
  );
  return { node: group(texts.session, expire), needsMock: [expire] };
}

/** Throws away what was changed. */
export function resetControl(): PanelPart {
  const reset = button(texts.reset, () => loadWith({ reset: true }));
  return { node: group(texts.data, reset), needsMock: [reset] };
}
