import { useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { SWRConfig } from "swr";
import { expect, it, onTestFinished, vi } from "vitest";
import { MAX_UNUSED_READS } from "../../domain/constants";
import type { EarlyReads } from "../client/early-reads";
import { malformed } from "../readers/read";
import { clearCache } from "./cache";
import { ConnectionProvider } from "./connection";
import { fakeConnection } from "./test-support/fake-connection";
import { useQuery } from "./use-query";

const unreadable = (): string => {
  throw malformed("/letters");
};
const schema = (body: unknown) => (body as { letter: string }).letter;

/**
 * Renders a part until the end of the test; its server answers with the query.
 * @param early the early reads; default: none
 * @returns how to read the text
 */
function render(apiBase: string, part: ReactNode, early?: Pick<EarlyReads, "take" | "arrived">) {
  const connection = fakeConnection(apiBase, { call: (_path, options) => Promise.resolve(options?.query), early });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    clearCache(SWRConfig.defaultValue.cache, "gds ");
  });
  root.render(
    <ConnectionProvider connection={connection} onFailure={() => undefined}>
      {part}
    </ConnectionProvider>,
  );
  return () => place.textContent;
}

it("if the query changes back before the cached data are reread, each query keeps its own data", async () => {
  let choose: (letter: string) => void = () => undefined;
  const shown: string[] = [];
  const List = () => {
    const [letter, setLetter] = useState("a");
    choose = (next) => flushSync(() => setLetter(next));
    const list = useQuery({ path: "/letters", query: { letter }, schema });
    const text = list.status === "ready" ? list.data : list.status;
    shown.push(`${letter}: ${text}`);
    return <p>{text}</p>;
  };
  const text = render(
    "https://letters.example/v2",
    // by default, what was read less than 2 s ago isn't reread
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <List />
    </SWRConfig>,
  );
  await expect.poll(text).toBe("a");
  choose("b");
  await expect.poll(text).toBe("b");
  choose("c");
  await expect.poll(text).toBe("c");
  // the cached letters are reread in the next frame: by then another one is chosen
  choose("a");
  choose("b");
  choose("c");
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  choose("a");
  await expect.poll(text).toBe("a");
  choose("b");
  await expect.poll(text).toBe("b");
  expect(shown.filter((line) => !/^(\w): (\1|loading)$/.test(line))).toEqual([]);
});

it("a response that has come before the component is shown at once, and isn't requested again", async () => {
  const shown: string[] = [];
  const List = () => {
    const list = useQuery({ path: "/letters", query: { letter: "asked" }, schema });
    shown.push(list.status === "ready" ? list.data : list.status);
    return <p>{shown.at(-1)}</p>;
  };
  let arrived: { body: unknown } | null = { body: { letter: "early" } };
  const take = vi.fn(() => {
    const answer = arrived && Promise.resolve(arrived.body);
    arrived = null;
    return answer;
  });
  const text = render("https://early.example/v2", <List />, { arrived: () => arrived, take });
  await expect.poll(text).toBe("early");
  await expect.poll(() => take.mock.calls.length).toBe(1);
  expect(new Set(shown)).toEqual(new Set(["early"]));
});

it("a component that takes cached data as they are reads an early response as any other", async () => {
  const shown: string[] = [];
  const List = () => {
    const list = useQuery({ path: "/letters", query: { letter: "asked" }, schema }, { asCached: true });
    shown.push(list.status === "ready" ? list.data : list.status);
    return <p>{shown.at(-1)}</p>;
  };
  const body = { letter: "early" };
  const take = vi.fn(() => Promise.resolve(body));
  const text = render("https://taken.example/v2", <List />, { arrived: () => ({ body }), take });
  await expect.poll(text).toBe("early");
  expect(shown[0]).toBe("loading");
  expect(take).toHaveBeenCalledOnce();
});

it("an early response that can't be read is an error, as a late one", async () => {
  const List = () => {
    const list = useQuery({ path: "/letters", query: { letter: "asked" }, schema: () => unreadable() });
    return <p>{list.status === "error" ? list.error.kind : list.status}</p>;
  };
  const body = {};
  const text = render("https://unreadable.example/v2", <List />, {
    arrived: () => ({ body }),
    take: () => Promise.resolve(body),
  });
  await expect.poll(text).toBe("malformed");
});

it("a screen that comes back shows its data, although the other screen has read more than the cache keeps", async () => {
  const Letter = ({ letter }: { letter: string }) => {
    const state = useQuery({ path: "/screens", query: { letter }, schema });
    return <p>{state.status === "ready" ? state.data : state.status}</p>;
  };
  const many = Array.from({ length: MAX_UNUSED_READS + 5 }, (_, nth) => `m${nth} `);
  let choose: (letters: string[]) => void = () => undefined;
  const Screens = () => {
    const [letters, setLetters] = useState(["a"]);
    choose = setLetters;
    return letters.map((letter) => <Letter key={letter} letter={letter} />);
  };
  const text = render("https://screens.example/v2", <Screens />);
  for (let turn = 0; turn < 3; turn += 1) {
    await expect.poll(text).toBe("a");
    choose(many);
    await expect.poll(text).toBe(many.join(""));
    choose(["a"]);
  }
  await expect.poll(text).toBe("a");
  // rendered once more, from what is cached now
  choose(["a", "b"]);
  await expect.poll(text).toBe("ab");
});
