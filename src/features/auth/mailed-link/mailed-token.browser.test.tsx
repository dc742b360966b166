import { useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pageLocation } from "../../../shared/navigation";
import { MailedTokenReader, useMailedToken } from ".";

const { navigate } = pageLocation;

const start = location.href;
let root: Root;
let renders: { token: string | null; address: string }[];

function Screen() {
  const token = useMailedToken();
  // in an effect, as a screen's first call
  useEffect(() => void renders.push({ token, address: location.href }), [token]);
  return null;
}

const mount = () =>
  flushSync(() =>
    root.render(
      <>
        <Screen />
        <MailedTokenReader />
      </>,
    ),
  );
const last = () => renders.at(-1)!;

beforeEach(() => {
  renders = [];
  root = createRoot(document.createElement("div"));
});
afterEach(() => {
  flushSync(() => root.unmount());
  history.replaceState(null, "", start);
});

it("the token leaves the address before the screen's first call, without a new history entry", () => {
  history.replaceState({ host: "mine" }, "", "#/auth/validate?token=validate-1&from=mail");
  const entries = history.length;
  mount();
  expect(renders.map(({ address }) => address).join()).not.toContain("token=");
  expect(last().token).toBe("validate-1");
  expect(location.hash).toBe("#/auth/validate?from=mail");
  expect(history.length).toBe(entries);
  expect(history.state).toMatchObject({ host: "mine" });
});

it("another link on the same page brings a new token", () => {
  mount();
  expect(last().token).toBeNull();
  flushSync(() => navigate("/auth/forgot-password?token=reset-1"));
  expect(last().token).toBe("reset-1");
  flushSync(() => navigate("/auth/forgot-password?token=reset-2"));
  expect(last()).toMatchObject({ token: "reset-2" });
  expect(location.hash).toBe("#/auth/forgot-password");
});

it("the token is forgotten when its screen is left", () => {
  history.replaceState(null, "", "#/auth/first-login?token=first-login-1");
  mount();
  flushSync(() => navigate("/auth/login"));
  expect(last().token).toBeNull();
  flushSync(() => navigate("/auth/first-login"));
  expect(last().token).toBeNull();
});

it("the addresses of other screens stay unchanged", () => {
  history.replaceState(null, "", "#/app/donors?token=x");
  mount();
  expect(location.hash).toBe("#/app/donors?token=x");
  expect(last().token).toBeNull();
});

it.each([
  ["#/auth/validate?from=mail&token=one&lang=it", "?keep=1", "#/auth/validate?from=mail&lang=it"],
  ["#/auth/validate?token=one&token=two", "", "#/auth/validate"],
  ["#/auth/validate?TOKEN=one", "", "#/auth/validate"],
  ["#/auth/validate?from=mail&amp;token=one", "", "#/auth/validate?from=mail"],
  ["#/auth/validate?token%3Done", "", "#/auth/validate"],
  ["#/auth/validate%3Ftoken=one", "", "#/auth/validate"],
  ["#/auth/validate%3Ftoken%3Done%26from%3Dmail", "", "#/auth/validate?from=mail"],
  ["#/auth/validate%253Ftoken%253Done", "", "#/auth/validate"],
  ["#%2Fauth%2Fvalidate%3Ftoken%3Done", "", "#/auth/validate"],
  ["#/auth/validate", "?keep=1&token=one", "#/auth/validate"],
  ["#/auth/validate?token=one", "?token=two&token=three", "#/auth/validate"],
  ["#/auth/validate", "?token%3Done", "#/auth/validate"],
])("the token is removed from %s after the query %j, other parameters stay", (hash, query, expectedHash) => {
  const { pathname } = location;
  history.replaceState(null, "", `${pathname}${query}${hash}`);
  mount();
  expect(last().token).toBe("one");
  expect(location.href).not.toMatch(/token|one|two|three/i);
  expect(location.hash).toBe(expectedHash);
  expect(location.search).toBe(query.includes("keep") ? "?keep=1" : "");
});

it("a host's own token parameter stays in the address on other screens", () => {
  history.replaceState(null, "", `${location.pathname}?token=hosts#/app/donors`);
  mount();
  expect(location.search).toBe("?token=hosts");
  expect(last().token).toBeNull();
});

it("the token is forgotten when the element unmounts", () => {
  history.replaceState(null, "", "#/auth/first-login?token=first-login-1");
  mount();
  expect(last().token).toBe("first-login-1");
  flushSync(() => root.unmount());
  root = createRoot(document.createElement("div"));
  mount();
  expect(last().token).toBeNull();
});
