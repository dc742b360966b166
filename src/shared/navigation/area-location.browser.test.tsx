import { useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { Router, useLocation, useSearch } from "wouter";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pageLocation } from "./area-location";
import { addressOf } from "./entries";
import { useEntryText, useHashLocation } from "./use-area-location";

const { entryState, navigate, setEntryOwner } = pageLocation;

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
/** Does something that ends with an event, e.g. "back", and waits for the event. */
const untilEvent = async (event: string, action: () => void) => {
  const fired = new Promise((resolve) => window.addEventListener(event, resolve, { once: true }));
  action();
  await fired;
  flushSync(() => undefined);
};

beforeEach(() => {
  history.replaceState({ host: "mine" }, "", start);
  renders = 0;
});
afterEach(() => {
  flushSync(() => root.unmount());
  history.replaceState(null, "", start);
});

/** Whether a component and the one around it had the same path in each rendering. */
let samePath = true;
function Inner({ outer }: { outer: string }) {
  const [path] = useLocation();
  useEffect(() => void (samePath &&= path === outer));
  return null;
}
function Outer() {
  const [path] = useLocation();
  return <Inner outer={path} />;
}

it("a route that was read or written while no element was there is forgotten when it leaves the address", () => {
  navigate("/auth/login");
  expect(pageLocation.currentRoute().path).toBe("/auth/login");
  history.replaceState(null, "", start);
  mount();
  expect(shown.path).toBe("/");
});

it('"back" renders the new path in all components at once, so that no page mounts twice', async () => {
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
  await untilEvent("popstate", () => history.back());
  expect(samePath).toBe(true);
});

describe("the route in the address", () => {
  it("is the landing page without a route, and the address isn't changed", () => {
    mount();
    expect(shown.path).toBe("/");
    expect(location.href).toBe(start);
    expect(history.state).toEqual({ host: "mine" });
  });

  it("doesn't change, or render again, if the host shows its own hash", async () => {
    history.replaceState(null, "", "#/app/donors?pageIndex=2");
    mount();
    expect(shown).toMatchObject({ path: "/app/donors", search: "pageIndex=2" });
    const before = renders;
    await untilEvent("hashchange", () => (location.hash = "#about"));
    expect(shown.path).toBe("/app/donors");
    expect(renders).toBe(before);
  });

  it('"back" restores the text that was typed there', async () => {
    mount();
    flushSync(() => navigate("/app/donors"));
    flushSync(() => navigate("/app/donors", { replace: true, state: { ...entryState(), query: "rossi" } }));
    expect(location.hash).toBe("#/app/donors");
    flushSync(() => navigate("/app/donors?pageIndex=1", { state: entryState() }));
    expect(shown.query).toBe("rossi");
    flushSync(() => navigate("/app/dashboard"));
    expect(shown.query).toBe("");
    await untilEvent("popstate", () => history.back());
    expect(shown).toMatchObject({ path: "/app/donors", search: "pageIndex=1", query: "rossi" });
  });

  it("the next user doesn't get what the previous one typed", () => {
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

  it("replacing an entry keeps the host's state", () => {
    mount();
    flushSync(() => navigate("/auth/login", { replace: true }));
    expect(history.state).toEqual({ host: "mine", gds: { state: {}, owner: null } });
  });

  it("<base href> doesn't change an address", () => {
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
