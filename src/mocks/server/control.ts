import { type MockControl, type Persona, SCENARIOS } from "../control";

type Body = Record<string, unknown>;
const text = (value: unknown) => (typeof value === "string" ? value : "");

/** The verbs of the control over HTTP, by name: what each takes from its JSON body. */
const VERBS: Record<keyof MockControl, (control: MockControl, body: Body) => Promise<unknown>> = {
  setScenario: (control, { name, options }) => {
    const scenario = SCENARIOS.find((known) => known === name);
    if (!scenario) throw new Error(`Scenario sconosciuto: ${String(name)}`);
    return control.setScenario(scenario, (options as Body | undefined) ?? {});
  },
  notify: (control, { title, message, link, userId }) =>
    control.notify(
      { title: text(title), message: text(message), ...(text(link) && { link: text(link) }) },
      text(userId) || undefined,
    ),
  mails: (control) => control.mails(),
  reset: (control) => control.reset(),
  signIn: (control, { persona }) => control.signIn(persona as Persona),
  setClock: (control, { iso }) => control.setClock(iso === null ? null : text(iso)),
  expireAccessTokens: (control) => control.expireAccessTokens(),
  setLatency: (control, { ms }) => control.setLatency(Number(ms) || 0),
};

/**
 * `POST /__mock/{verb}` with a JSON body of the named arguments, `GET /__mock/mails`.
 * @returns the verb's result, `{ success: true }` when it has none, or `{ success: false, message }` with 400 or 404
 */
export async function serveControl(
  control: MockControl,
  method: string,
  verb: string,
  json: string,
): Promise<Response> {
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb as keyof MockControl] : undefined;
  if (!run || (method !== "POST" && verb !== "mails")) return failure(404, `Verbo sconosciuto: ${verb}`);
  try {
    const body: unknown = JSON.parse(json || "{}");
    const result = await run(control, (body ?? {}) as Body);
    return Response.json(result ?? { success: true });
  } catch (error) {
    return failure(400, error instanceof Error ? error.message : String(error));
  }
}

const failure = (status: number, message: string) => Response.json({ success: false, message }, { status });
