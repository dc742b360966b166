import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSearchText } from "./use-search-text";

let commits: string[];
let field: {
  typed: string;
  type: (text: string) => void;
  goBackTo: (text: string) => void;
  turnPage: (page: number) => void;
};
let unmount: () => void;

function Probe() {
  const [committed, setCommitted] = useState("");
  const [page, setPage] = useState(0);
  const [typed, type] = useSearchText(committed, (text) => {
    commits.push(page > 0 ? `${text} from page ${page}` : text);
    setCommitted(text);
  });
  useEffect(() => {
    field = { typed, type, goBackTo: setCommitted, turnPage: setPage };
  }, [typed, type]);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  commits = [];
  const root = createRoot(document.createElement("div"));
  flushSync(() => root.render(<Probe />));
  unmount = () => flushSync(() => root.unmount());
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const type = (text: string) => flushSync(() => field.type(text));
const wait = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));

it("searches 80 ms after the last key, and not before", () => {
  type("r");
  wait(79);
  type("ro");
  wait(79);
  type("ros");
  wait(79);
  expect(commits).toEqual([]);
  wait(1);
  expect(commits).toEqual(["ros"]);
  expect(field.typed).toBe("ros");
});

it('shows the former text after "back"', () => {
  type("rossi");
  wait(80);
  flushSync(() => field.goBackTo("bianchi"));
  expect(field.typed).toBe("bianchi");
});

it("searches with the current page, not with the one when the user typed", () => {
  type("ro");
  flushSync(() => field.turnPage(2));
  wait(80);
  expect(commits).toEqual(["ro from page 2"]);
});

it("doesn't search after it was unmounted", () => {
  type("ro");
  unmount();
  vi.advanceTimersByTime(1_000);
  expect(commits).toEqual([]);
});
