import { useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { Router, useLocation, useSearch } from "wouter";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addressOf, entryState, navigate, setEntryOwner, useEntryText, useHashLocation } from "./hash-location";

const start = location.href;
let root: Root;
let shown: { path: string; search: string; query: string };
let renders = 0;

function Probe() {
  const [path] = useLocation();
  const search = useSearch();
  const query = useEntryText("query");
  useEffect(() => {
    renders += 1;
    shown = { path, search, query };
  });
  return null;
}

const mount = () => {
  root = createRoot(document.createElement("div"));
  flushSync(() =>
    root.render(
      <Router hook={useHashLocation}>
        <Probe />
      </Router>,
    ),
  );
};
/** "back" and the like answer with an event; the test goes on after it. */
const after = async (event: string, action: () => void) => {
  const heard = new Promise((resolve) => window.addEventListener(event, resolve, { once: true }));
  action();
  await heard;
  flushSync(() => undefined);
};

beforeEach(() => {
  mount();
  flushSync(() => root.unmount()); // whoever navigated last in another file is forgotten
  history.replaceState({ host: "mine" }, "", start);
  renders = 0;
});
afterEach(() => {
  flushSync(() => root.unmount());
  history.replaceState(null, "", start);
});

/** Whether a component and the one around it had the same path in each rendering. */
let agreed = true;
function Inner({ outer }: { outer: string }) {
  const [path] = useLocation();
  useEffect(() => void (agreed &&= path === outer));
  return null;
}
function Outer() {
  const [path] = useLocation();
  return <Inner outer={path} />;
}

it('all components render a path that comes by "back" at once, so that no page mounts twice', async () => {
  root = createRoot(document.createElement("div"));
  flushSync(() =>
    root.render(
      <Router hook={useHashLocation}>
        <Outer />
      </Router>,
    ),
  );
  navigate("/app/donors");
  navigate("/app/people");
  await after("popstate", () => history.back());
  expect(agreed).toBe(true);
});

describe("the place in the address", () => {
  it("is the landing page where there is no route, and nothing is written", () => {
    mount();
    expect(shown.path).toBe("/");
    expect(location.href).toBe(start);
    expect(history.state).toEqual({ host: "mine" });
  });

  it("stays where it is while the host shows a hash of its own, without rendering anew", async () => {
    history.replaceState(null, "", "#/app/donors?pageIndex=2");
    mount();
    expect(shown).toMatchObject({ path: "/app/donors", search: "pageIndex=2" });
    const before = renders;
    await after("hashchange", () => (location.hash = "#about"));
    expect(shown.path).toBe("/app/donors");
    expect(renders).toBe(before);
  });

  it("comes back with the text that was typed there", async () => {
    mount();
    flushSync(() => navigate("/app/donors"));
    flushSync(() => navigate("/app/donors", { replace: true, state: { ...entryState(), query: "rossi" } }));
    expect(location.hash).toBe("#/app/donors");
    flushSync(() => navigate("/app/donors?pageIndex=1", { state: entryState() }));
    expect(shown.query).toBe("rossi");
    flushSync(() => navigate("/app/dashboard"));
    expect(shown.query).toBe("");
    await after("popstate", () => history.back());
    expect(shown).toMatchObject({ path: "/app/donors", search: "pageIndex=1", query: "rossi" });
  });

  it("what one person typed is not the next one's", () => {
    setEntryOwner("u1");
    mount();
    flushSync(() => navigate("/app/donors", { state: { query: "rossi" } }));
    expect(shown.query).toBe("rossi");
    setEntryOwner("u2");
    expect(entryState()).toEqual({});
    setEntryOwner("u1");
    expect(entryState()).toEqual({ query: "rossi" });
    setEntryOwner(null);
  });

  it("replacing keeps what the host has in the entry", () => {
    mount();
    flushSync(() => navigate("/auth/login", { replace: true }));
    expect(history.state).toEqual({ host: "mine", gds: { state: {}, owner: null } });
  });

  it("an address names the page itself, whatever its <base href>", () => {
    mount();
    const base = document.createElement("base");
    base.href = "https://elsewhere.example/";
    document.head.append(base);
    try {
      expect(addressOf("/app/donors")).toBe(`${start}#/app/donors`);
      flushSync(() => navigate("/app/donors"));
      expect(location.href).toBe(`${start}#/app/donors`);
    } finally {
      base.remove();
    }
  });
});
