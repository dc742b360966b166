import type { Panel } from "../control-panel/panel";
import { chooseScenario, widgets } from "../control-panel/actions";
import type { Persona } from "../../src/mocks/db/personas";
import type { DemoControl } from "./control";
import type { DemoParams } from "./params";
import { clearSession, storeSession } from "./session";
import { openTransport, type OpenedTransport } from "./transports";

/**
 * Starts the API with the parameters of the address, and the elements at the same time: their calls wait for the API. If
 * the address signs a user in or out, the elements start after that. The panel shows a step that failed; the elements
 * start anyway.
 */
export async function start(params: DemoParams, panel: Panel): Promise<void> {
  // in development the mock and the elements have the same modules, so the labels come before both
  if (import.meta.env.DEV && params.labels) await import("../../src/widgets/labels-italiano");
  const apiBase = pageApiBase(params);
  limitPublicFeatures(params);
  const opening = open(params, apiBase, panel);
  if (params.persona || params.reset) {
    if (import.meta.env.DEV) void askForSources();
    // an element reads the session when it starts
    await opening;
  }
  const { setTransport } = await import("../../src/widgets/autoload");
  // in the same task as the bundle's evaluation, before any of its elements is connected
  const transport = opening.then((opened) => opened?.transport ?? null);
  for (const base of [apiBase, `${apiBase}/uploads`]) setTransport(base, transport);
  const opened = await opening;
  if (!opened) return;
  panel.ready({
    control: opened.control,
    transport: opened.name,
    detail: opened.detail,
    log: opened.log,
    scenario: await scenarioOf(params),
    signOut: () => clearSession(apiBase),
  });
}

/** In development, loads the code of the page's elements while the mock starts, without defining them. */
async function askForSources(): Promise<void> {
  const { ask, elements, pages } = await import("../../src/widgets/downloads");
  for (const [tag, ...files] of elements)
    if (document.querySelector(tag)) for (const file of files.join("")) void ask(file);
  if (document.querySelector("gds-backoffice")) for (const [, files] of pages) for (const file of files) void ask(file);
}

/** @returns the API with the parameters of the address applied; null if there is none */
async function open(params: DemoParams, apiBase: string, panel: Panel): Promise<OpenedTransport | null> {
  const problem = (error: unknown) => {
    panel.problem(sentence(error));
    return null;
  };
  const opened = await openTransport(params, apiBase).catch(problem);
  if (opened) for (const step of STEPS) await step(params, apiBase, opened.control).catch(problem);
  return opened;
}

type Step = (params: DemoParams, apiBase: string, control: DemoControl) => Promise<void>;

/** A server has its data before the page loads. */
const warnIgnoredOptions: Step = async ({ transport, donors, seed, awards }) => {
  if (transport === "http" && (donors !== null || seed !== null || awards !== null))
    throw new Error(
      "Quanti donatori, quale seme e quali benemerenze lo decide il server: “DONORS=20000 SEED=7 AWARDS=fidas npm run mock-api”. Qui donors, seed e awards non valgono.",
    );
};

const resetData: Step = async ({ reset }, apiBase, control) => {
  if (!reset) return;
  await control.reset();
  clearSession(apiBase);
};

/** A mock of this page has it from its start: the first calls don't wait for this step. */
const setLatencyOfServer: Step = async ({ transport, latency }, _apiBase, control) => {
  if (transport === "http" && latency !== null) await control.setLatency(latency);
};

const signIn: Step = async ({ persona: id }, apiBase, control) => {
  if (!id) return;
  clearSession(apiBase);
  const tokens = await control.signIn(id as Persona).catch(async (error: unknown) => {
    const { findPersona, PASSWORD } = await import("../catalogue/personas");
    const persona = findPersona(id);
    if (!persona) throw new Error(`Non conosco la persona “${id}”.`);
    throw new Error(`${sentence(error)} Per vedere che cosa legge, entra a mano: ${persona.email}, ${PASSWORD}.`);
  });
  storeSession(apiBase, tokens);
};

const setScenario: Step = async (params, _apiBase, control) => {
  if (!params.scenario) return;
  const scenario = await scenarioOf(params);
  if (!scenario) throw new Error(`Non conosco lo scenario “${params.scenario}”.`);
  await chooseScenario(control, scenario);
};

/** @returns the scenario of the address; null without a known one */
const scenarioOf = async ({ scenario }: DemoParams) =>
  scenario ? (await import("../catalogue/scenarios")).findScenario(scenario) : null;

/** The scenario is last, because it may expire the token of the sign-in. */
const STEPS: readonly Step[] = [warnIgnoredOptions, resetData, setLatencyOfServer, signIn, setScenario];

/** @returns the API's address of the page's elements; for HTTP, sets theirs to the server of the parameters */
function pageApiBase({ transport, api }: DemoParams): string {
  if (transport === "http")
    for (const widget of widgets()) {
      widget.setAttribute("api-base", api);
      if (widget.hasAttribute("uploads-base")) widget.setAttribute("uploads-base", `${api}/uploads`);
    }
  return widgets()[0]?.getAttribute("api-base") ?? api;
}

/** Keeps the elements from using features that the mock doesn't declare, before a sign-in. */
function limitPublicFeatures({ features }: DemoParams): void {
  if (features === null) return;
  const declared = new Set(features.split(","));
  for (const widget of widgets()) {
    const names = (widget.getAttribute("public-features") ?? "").split(" ");
    widget.setAttribute("public-features", names.filter((name) => declared.has(name)).join(" "));
  }
}

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));
