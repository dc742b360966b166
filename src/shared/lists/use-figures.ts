import { ApiError, HIDDEN_STATUSES } from "../../api/errors";
import type { Reader } from "../../api/read";
import type { QueryState } from "../../api/react/use-query";
import { settingIn } from "../../api/settings";
import { FIGURE } from "../../domain/filter/figures";
import { useSettings } from "../settings";
import { texts } from "./texts";

/** Whether this server counts donations over a period (docs/decisions/0046); "loading" also while nobody wants to know. */
type Figures = Exclude<QueryState<true>, { status: "ready" }> | { status: "named" } | { status: "lacking" };

/** Settings that say nothing of figures have none: a server that doesn't know such a rule may leave it out. */
export const figuresAnswer: Reader<boolean, { settings?: { figures?: readonly string[] | null } }> = (body) => {
  const named = settingIn(body, "figures");
  return Array.isArray(named) && named.includes(FIGURE);
};

/**
 * Settings that this person may not read name nothing.
 * @param wanted false reads nothing (yet)
 */
export function useFigures(wanted: boolean): Figures {
  const state = useSettings(wanted);
  if (state.status === "ready")
    return { status: figuresAnswer(state.data, "settings", () => undefined) ? "named" : "lacking" };
  if (state.status === "error" && HIDDEN_STATUSES.has(state.error.status)) return { status: "lacking" };
  return state;
}

/** By which code a question is known that was never asked, since the server has no figures. */
export const NO_FIGURES = "noFigures";

/**
 * @param figures of a question that asks for them
 * @returns what is shown in place of rows: a server that left the rule out would answer with others; null where it may be asked
 */
export function withoutAnswer(figures: Figures): Exclude<QueryState<never>, { status: "ready" }> | null {
  if (figures.status === "named") return null;
  if (figures.status !== "lacking") return figures;
  const error = new ApiError("http", texts.noFigures, 422, NO_FIGURES);
  return { status: "error", error, retry: () => undefined, retrying: false };
}
