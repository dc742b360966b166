import { useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { navigate } from "../../../shared/navigation";
import { MailedTokenReader, useMailedToken } from ".";

const start = location.href;
let root: Root;
let seen: { token: string | null; address: string }[];

function Screen() {
  const token = useMailedToken();
  // where a screen makes its first call
  useEffect(() => void seen.push({ token, address: location.href }), [token]);
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
const last = () => seen.at(-1)!;

beforeEach(() => {
  seen = [];
  root = createRoot(document.createElement("div"));
});
afterEach(() => {
  flushSync(() => root.unmount());
  history.replaceState(null, "", start);
});

it("has left the address before a screen can call anybody, and adds no entry to the history", () => {
  history.replaceState({ host: "mine" }, "", "#/auth/validate?token=validate-1&from=mail");
  const entries = history.length;
  mount();
  expect(seen.map(({ address }) => address).join()).not.toContain("token=");
  expect(last().token).toBe("validate-1");
  expect(location.hash).toBe("#/auth/validate?from=mail");
  expect(history.length).toBe(entries);
  expect(history.state).toMatchObject({ host: "mine" });
});

it("comes anew with another link in the same page", () => {
  mount();
  expect(last().token).toBeNull();
  flushSync(() => navigate("/auth/forgot-password?token=reset-1"));
  expect(last().token).toBe("reset-1");
  flushSync(() => navigate("/auth/forgot-password?token=reset-2"));
  expect(last()).toMatchObject({ token: "reset-2" });
  expect(location.hash).toBe("#/auth/forgot-password");
});

it("is forgotten with the screen that it was for", () => {
  history.replaceState(null, "", "#/auth/first-login?token=first-login-1");
  mount();
  flushSync(() => navigate("/auth/login"));
  expect(last().token).toBeNull();
  flushSync(() => navigate("/auth/first-login"));
  expect(last().token).toBeNull();
});

it("other screens keep what they have in their address", () => {
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
])("leaves %s behind %j, and nothing else does", (hash, query, left) => {
  const { pathname } = location;
  history.replaceState(null, "", `${pathname}${query}${hash}`);
  mount();
  expect(last().token).toBe("one");
  expect(location.href).not.toMatch(/token|one|two|three/i);
  expect(location.hash).toBe(left);
  expect(location.search).toBe(query.includes("keep") ? "?keep=1" : "");
});

it("what a host keeps as a token of its own behind other screens stays where it is", () => {
  history.replaceState(null, "", `${location.pathname}?token=hosts#/app/donors`);
  mount();
  expect(location.search).toBe("?token=hosts");
  expect(last().token).toBeNull();
});

it("is forgotten when the element goes, and isn't there when it comes again", () => {
  history.replaceState(null, "", "#/auth/first-login?token=first-login-1");
  mount();
  expect(last().token).toBe("first-login-1");
  flushSync(() => root.unmount());
  root = createRoot(document.createElement("div"));
  mount();
  expect(last().token).toBeNull();
});
