import type { ApiError } from "../../api/errors";
import { SEARCH_DEBOUNCE } from "../../domain/constants";
import { checkFiscalCode, normaliseFiscalCode } from "../../domain/fiscal-code/fiscal-code";
import type { Category, SearchHit, SearchOutcome, SearchQuestion } from "./requests/search";

export interface Found {
  hits: readonly SearchHit[];
  nbHits: number;
  query: string;
}

/** Whether there is more to ask for: it comes as one scrolls, is on its way, or could not be read. */
export type More = { status: "none" | "waiting" | "loading" } | { status: "failed"; error: ApiError };

export type SearchState =
  /** Nothing is looked for. */
  | { status: "empty" }
  /** `former` goes on being shown until the answer is there. */
  | { status: "searching"; former: Found | null }
  | { status: "found"; found: Found; more: More }
  | { status: "failed"; error: ApiError };

export interface Searcher {
  state(): SearchState;
  subscribe(listener: () => void): () => void;
  /** Takes what is typed: the first change asks at once, those that follow 300 ms after the last (specification §7). */
  type(text: string): void;
  choose(category: Category | null): void;
  /** Whether what is shown answers what is typed. */
  isSettled(): boolean;
  hurry(): void;
  more(): void;
  retry(): void;
  stop(): void;
}

type Ask = (question: SearchQuestion, signal: AbortSignal) => Promise<SearchOutcome>;

/** @param ask makes the call; it is aborted as soon as something else is looked for */
export function createSearcher(ask: Ask): Searcher {
  const listeners = new Set<() => void>();
  let state: SearchState = { status: "empty" };
  let asked = { keyword: "", category: null as Category | null };
  let wanted = asked;
  let page = 0;
  let call = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: SearchState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  async function read(question: SearchQuestion, then: (outcome: SearchOutcome) => void) {
    call.abort();
    call = new AbortController();
    const { signal } = call;
    try {
      const outcome = await ask(question, signal);
      if (!signal.aborted) then(outcome);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  function start() {
    asked = wanted;
    page = 0;
    if (!asked.keyword) return clear();
    const former = state.status === "found" ? state.found : state.status === "searching" ? state.former : null;
    set({ status: "searching", former });
    void read({ ...asked, page }, (outcome) => {
      if (!outcome.ok) return set({ status: "failed", error: outcome.error });
      const { hits, received, nbHits, query } = outcome.page;
      const found = { hits: added([], hits), nbHits, query: query || asked.keyword };
      set({ status: "found", found, more: { status: received > 0 && received < nbHits ? "waiting" : "none" } });
    });
  }

  function clear() {
    call.abort();
    asked = wanted;
    set({ status: "empty" });
  }

  function next() {
    if (state.status !== "found") return;
    const { found } = state;
    set({ status: "found", found, more: { status: "loading" } });
    void read({ ...asked, page: page + 1 }, (outcome) => {
      if (!outcome.ok) return set({ status: "found", found, more: { status: "failed", error: outcome.error } });
      page += 1;
      const hits = added(found.hits, outcome.page.hits);
      const { nbHits } = outcome.page;
      // a server that sends the same page for ever has no more
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
      const leads = timer === undefined;
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        if (wanted !== asked && wanted.keyword !== asked.keyword) start();
      }, SEARCH_DEBOUNCE);
      if (!wanted.keyword) return clear();
      if (leads && wanted.keyword !== asked.keyword) start();
      // a letter that is taken back again: what was asked for is still what is meant
    },
    choose(category) {
      wanted = { ...wanted, category };
      start();
    },
    isSettled: () => state.status !== "searching" && wanted.keyword === asked.keyword,
    hurry() {
      if (wanted.keyword !== asked.keyword) start();
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

/** The hits with further ones, each person once: a page may begin with the last ones of the page before. */
function added(hits: readonly SearchHit[], further: readonly SearchHit[]): readonly SearchHit[] {
  const known = new Set(hits.map(keyOf));
  const fresh = further.filter((hit) => !known.has(keyOf(hit)) && known.add(keyOf(hit)));
  return [...hits, ...fresh];
}

export const keyOf = ({ role, details, email, firstName, lastName }: SearchHit): string =>
  [role, details, email, firstName, lastName].join("\n");

/** A telephone with its country, or in groups: what a text that is copied from elsewhere looks like. */
const PHONE = /^(\+|00)?[03\d][\d\s()./-]{6,23}$/;

/**
 * What is asked for when somebody has typed or pasted a text: a fiscal code as it is written, an Italian telephone number as
 * it is dialled, everything else as it stands, without blanks about it.
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
