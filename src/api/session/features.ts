import type { Feature } from "../../domain/features";
import { isRecord } from "../../domain/values";
import { endpoints } from "../endpoints";
import { items, list, text, type Reader } from "../readers/read";
import { createStore } from "../store";
import type { Session } from "./session";
import { currentUserId } from "./state";

export type HasFeature = (feature: Feature) => boolean;

/**
 * The features that the server declares for the user. Until they are known, the remembered ones apply, and those that a tag
 * names in `public-features`.
 */
export interface DeclaredFeatures {
  has: HasFeature;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
  /** @returns a function like `has`; a new one after each change, so that memos are recomputed */
  snapshot(): HasFeature;
  /** Whether the features for the signed-in user are known. */
  known(): boolean;
  /** Whether exactly these are declared for the signed-in user. */
  isDeclared(names: readonly string[]): boolean;
  /** Sets the features of `GET /auth/ability` for the signed-in user, and remembers them until the sign-out. */
  declare(names: readonly string[]): void;
  /** @param names `public-features` of a tag, separated by spaces: they apply while nobody is signed in */
  addPublic(names: string): void;
}

/**
 * Keeps the declared features of one API.
 * @param remembers whether their names may be stored on the device
 */
export function createFeatures(
  session: Pick<Session, "state" | "subscribe">,
  apiBase: string,
  remembers: boolean,
): DeclaredFeatures {
  const key = `gds:features:${apiBase}`;
  const publicNames = new Set<string>();
  /** Null until they are known. */
  let declared: ReadonlySet<string> | null = null;
  let owner: string | null = null;
  let stored = remembers ? remembered(key) : null;
  const has: HasFeature = (feature) => {
    if (declared) return declared.has(feature);
    const starting = session.state().status === "loading" && stored?.features.has(feature);
    return starting || publicNames.has(feature);
  };
  const snapshot = createStore(has);
  const notify = () => snapshot.setState((feature) => has(feature));

  session.subscribe(() => {
    const state = session.state();
    const signedOut = state.status === "signed-out" && stored !== null;
    if (signedOut) {
      stored = null;
      remember(key, null);
    }
    const userId = currentUserId(state);
    if (userId === owner) {
      if (signedOut) notify();
      return;
    }
    owner = userId;
    declared = userId !== null && stored?.userId === userId ? stored.features : null;
    notify();
  });

  const isDeclared = (names: readonly string[]) =>
    declared !== null && new Set(names).size === declared.size && names.every((name) => declared?.has(name));
  return {
    has,
    subscribe: snapshot.subscribe,
    snapshot: snapshot.state,
    known: () => declared !== null,
    isDeclared,
    declare(names) {
      if (isDeclared(names)) return;
      declared = new Set(names);
      if (remembers && owner !== null) {
        stored = { userId: owner, features: declared };
        remember(key, { userId: owner, features: names });
      }
      notify();
    },
    addPublic(names) {
      const added = names.split(/\s+/).filter((name) => name !== "" && !publicNames.has(name));
      for (const name of added) publicNames.add(name);
      if (added.length > 0) notify();
    },
  };
}

type KnownFeatures = Pick<DeclaredFeatures, "has">;
const bySession = new WeakMap<object, KnownFeatures>();
const NO_FEATURES: KnownFeatures = { has: () => false };

/** Sets the features of the API that a session calls. */
export const setFeaturesOf = (session: object, features: KnownFeatures): void => void bySession.set(session, features);

/** @returns the features of the API that a session calls, for code outside components; none before they are set */
export const featuresOf = (session: object): KnownFeatures => bySession.get(session) ?? NO_FEATURES;

interface Remembered {
  userId: unknown;
  features: ReadonlySet<string>;
}

function remembered(key: string): Remembered | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
    if (!isRecord(stored) || !Array.isArray(stored.features)) return null;
    return { userId: stored.userId, features: new Set(stored.features.filter((name) => typeof name === "string")) };
  } catch {
    return null; // a sandboxed frame has no storage, and other scripts of the page may write there
  }
}

function remember(key: string, declared: { userId: string; features: readonly string[] } | null): void {
  try {
    if (declared) localStorage.setItem(key, JSON.stringify(declared));
    else localStorage.removeItem(key);
  } catch {
    // without storage, the next start waits for the ability
  }
}

const rulesReader = list("ability", (rule: unknown) => rule ?? null);
const featuresReader = items(text(null));

/** The response to `GET /auth/ability`: the user's rules, which `ability.ts` parses, and the server's features. */
export interface Declaration {
  rules: unknown[];
  features: string[];
}

/** Reads `GET /auth/ability`. Components that need only the features don't load the code that evaluates the rules. */
export const declarationAnswer: Reader<Declaration, { ability: readonly unknown[]; features?: readonly string[] }> = (
  body,
  path,
  note,
) => ({
  // `list` accepts the only array of a body, whatever its name: it must not read the features as the rules
  rules: rulesReader(isRecord(body) ? { ...body, features: undefined } : body, path, note).ability,
  features: isRecord(body) && body.features != null ? featuresReader(body.features, "features", note) : [],
});

/** The read of the user's ability and the server's features, once a session. */
export const abilityQuery = { path: endpoints.ability(), schema: declarationAnswer };
