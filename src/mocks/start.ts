import { DEFAULT_AWARD_TIERS, FIDAS_AWARD_TIERS } from "../domain/donor/award-tiers";
import { type MockContext, createContext } from "./context";
import type { MockControl } from "./control";
import { createControl } from "./create-control";
import { createHandlers } from "./handlers";
import type { MockOptions } from "./options";
import { openJournal } from "./state/tab-journal";

/** A mock with its data; a transport passes the calls to its handlers. */
export interface StartedMock {
  ctx: MockContext;
  handlers: ReturnType<typeof createHandlers>;
  control: MockControl;
}

/** @param now the clock, in milliseconds since 1970 */
export async function startMock(options: MockOptions, now: () => number = Date.now): Promise<StartedMock> {
  const { apiBase, seed = 1, donors = 2000, latency, scenario, awards = "avis", storage = "persistent" } = options;
  const { partnerOrigins = [], features } = options;
  const journal = openJournal(storage, `gds:mock:${apiBase}:${seed}:${donors}:${awards}`);
  const awardTiers = awards === "fidas" ? FIDAS_AWARD_TIERS : DEFAULT_AWARD_TIERS;
  const ctx = await createContext({
    apiBase,
    journal,
    seed,
    donors,
    awardTiers,
    partnerOrigins,
    now,
    ...(latency !== undefined && { latency }),
    ...(features && { features }),
  });
  const control = createControl(ctx, now);
  if (scenario) await control.setScenario(scenario);
  return { ctx, handlers: createHandlers(ctx), control };
}

/** @returns the control of a mock that is still starting: each verb waits for it */
export function deferredControl(started: Promise<{ control: MockControl }>): MockControl {
  return {
    setScenario: async (name, options) => (await started).control.setScenario(name, options),
    notify: async (note, userId) => (await started).control.notify(note, userId),
    mails: async () => (await started).control.mails(),
    reset: async () => (await started).control.reset(),
    signIn: async (persona) => (await started).control.signIn(persona),
    setClock: async (iso) => (await started).control.setClock(iso),
    expireAccessTokens: async () => (await started).control.expireAccessTokens(),
    setLatency: async (ms) => (await started).control.setLatency(ms),
  };
}
