import type { ApiError } from "../../api/errors";
import { SEARCH_DEBOUNCE } from "../../domain/constants";
import { checkFiscalCode, normaliseFiscalCode } from "../../domain/fiscal-code/fiscal-code";
import type { Category, SearchHit, SearchOutcome, SearchQuery } from "./requests/search";

export interface Found {
  hits: readonly SearchHit[];
  nbHits: number;
  query: string;
}

/** The next page: `none`: there is none; `waiting`: scrolling loads it; `loading`; `failed`. */
export type More = { status: "none" | "waiting" | "loading" } | { status: "failed"; error: ApiError };

export type SearchState =
  | { status: "empty" }
  /** `former`: the former results, shown until the response arrives. */
  | { status: "searching"; former: Found | null }
  | { status: "found"; found: Found; more: More }
  | { status: "failed"; error: ApiError };

export interface Searcher {
  state(): SearchState;
  subscribe(listener: () => void): () => void;
  /** Takes the typed text. The first change searches at once, later ones 300 ms after the last (specification §7). */
  type(text: string): void;
  choose(category: Category | null): void;
  /** Whether the state belongs to the typed text. */
  isSettled(): boolean;
  /** Searches without waiting for the delay. */
  searchNow(): void;
  more(): void;
  retry(): void;
  stop(): void;
}

type SendRequest = (query: SearchQuery, signal: AbortSignal) => Promise<SearchOutcome>;

/** @param request sends the request; its signal aborts when another search starts */
export function createSearcher(request: SendRequest): Searcher {
  const listeners = new Set<() => void>();
  let state: SearchState = { status: "empty" };
  let requested = { keyword: "", category: null as Category | null };
  let wanted = requested;
  let page = 0;
  let call = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: SearchState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  async function read(query: SearchQuery, onOutcome: (outcome: SearchOutcome) => void) {
    call.abort();
    call = new AbortController();
    const { signal } = call;
    try {
      const outcome = await request(query, signal);
      if (!signal.aborted) onOutcome(outcome);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  function start() {
    requested = wanted;
    page = 0;
    if (!requested.keyword) return clear();
    const former = state.status === "found" ? state.found : state.status === "searching" ? state.former : null;
    set({ status: "searching", former });
    void read({ ...requested, page }, (outcome) => {
      if (!outcome.ok) return set({ status: "failed", error: outcome.error });
      const { hits, received, nbHits, query } = outcome.page;
      const found = { hits: appendNew([], hits), nbHits, query: query || requested.keyword };
      set({ status: "found", found, more: { status: received > 0 && received < nbHits ? "waiting" : "none" } });
    });
  }

  function clear() {
    call.abort();
    requested = wanted;
    set({ status: "empty" });
  }

  function next() {
    if (state.status !== "found") return;
    const { found } = state;
    set({ status: "found", found, more: { status: "loading" } });
    void read({ ...requested, page: page + 1 }, (outcome) => {
      if (!outcome.ok) return set({ status: "found", found, more: { status: "failed", error: outcome.error } });
      page += 1;
      const hits = appendNew(found.hits, outcome.page.hits);
      const { nbHits } = outcome.page;
      // stop if the server sends the same page again
      const isMore = hits.length > found.hits.length && hits.length < nbHits;
      set({ status: "found", found: { ...found, hits, nbHits }, more: { status: isMore ? "waiting" : "none" } });
    });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type(text) {
      wanted = { ...wanted, keyword: keywordOf(text) };
      const isFirst = timer === undefined;
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        if (wanted !== requested && wanted.keyword !== requested.keyword) start();
      }, SEARCH_DEBOUNCE);
      if (!wanted.keyword) return clear();
      if (isFirst && wanted.keyword !== requested.keyword) start();
      // otherwise the timer searches, unless the user has undone the change by then
    },
    choose(category) {
      wanted = { ...wanted, category };
      start();
    },
    isSettled: () => state.status !== "searching" && wanted.keyword === requested.keyword,
    searchNow() {
      if (wanted.keyword !== requested.keyword) start();
    },
    more() {
      if (state.status === "found" && state.more.status === "waiting") next();
    },
    retry() {
      if (state.status === "failed") start();
      else if (state.status === "found" && state.more.status === "failed") next();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      call.abort();
    },
  };
}

/** Appends hits without duplicates: a page may start with the last hits of the page before. */
function appendNew(hits: readonly SearchHit[], more: readonly SearchHit[]): readonly SearchHit[] {
  const known = new Set(hits.map(keyOf));
  const unknown = more.filter((hit) => !known.has(keyOf(hit)) && known.add(keyOf(hit)));
  return [...hits, ...unknown];
}

export const keyOf = ({ role, details, email, firstName, lastName }: SearchHit): string =>
  [role, details, email, firstName, lastName].join("\n");

/** A phone number with country code, or with separators. */
const PHONE = /^(\+|00)?[03\d][\d\s()./-]{6,23}$/;

/**
 * @returns the keyword for a typed or pasted text: a fiscal code in capitals without blanks, an Italian phone number as digits
 *   without country code, another text with single blanks
 */
export function keywordOf(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  const code = checkFiscalCode(plain);
  if (code.valid || code.problem !== "form") return normaliseFiscalCode(plain);
  if (PHONE.test(plain) && (/^(\+|00)/.test(plain) || /^[03]\d*[\s()./-]/.test(plain))) {
    const digits = plain.replace(/^(\+|00)39/, "").replace(/\D/g, "");
    if (digits.length >= 6) return digits;
  }
  return plain;
}
