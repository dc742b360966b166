import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NETWORK_ERROR, UNREACHABLE_ERROR } from "../../domain/texts";
import { createOutage, networkMessage, type Outage } from "./outage";

let count = 0;
/** An origin of its own for each test: the console names each origin once. */
let origin: string;
let outage: Outage;
let document: EventTarget;
const warn = vi.fn();

beforeEach(() => {
  document = new EventTarget();
  vi.stubGlobal("document", document);
  vi.stubGlobal("navigator", { onLine: true });
  vi.spyOn(console, "warn").mockImplementation(warn.mockClear());
  origin = `https://api-${(count += 1)}.example`;
  outage = createOutage(`${origin}/v2`);
});
afterEach(() => {
  outage.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const violate = (change: Partial<SecurityPolicyViolationEvent> = {}) =>
  document.dispatchEvent(
    Object.assign(new Event("securitypolicyviolation"), {
      blockedURI: `${origin}/v2/auth/login?email=ada`,
      effectiveDirective: "connect-src",
      disposition: "enforce",
      ...change,
    }),
  );
const lines = () => warn.mock.calls.map(([line]) => String(line));
/** Waits until the code for the console has run. */
const reported = async () => {
  await import("./report-outage");
  await new Promise((resolve) => setTimeout(resolve));
};

it("only an offline browser blames the user's network", () => {
  expect(networkMessage()).toBe(UNREACHABLE_ERROR);
  vi.stubGlobal("navigator", { onLine: false });
  expect(networkMessage()).toBe(NETWORK_ERROR);
});

it("the console names the origin of api-base once, however many calls and elements fail", async () => {
  outage.setState(UNREACHABLE_ERROR);
  outage.setState(UNREACHABLE_ERROR);
  const other = createOutage(`${origin}/v2`);
  other.setState(UNREACHABLE_ERROR);
  other.close();
  await expect.poll(lines).toHaveLength(1);
  await reported();
  expect(lines()).toEqual([expect.stringContaining(`api-base: ${origin} non risponde.`)]);
  expect(lines()[0]).toContain("Guida: «Se qualcosa non va».");
});

it("the console says nothing about an API while the browser is offline", async () => {
  outage.setState(NETWORK_ERROR);
  await reported();
  expect(lines()).toEqual([]);
});

it("a call that the page's policy blocks is an outage at once, and the console names the directive alone", async () => {
  // in Chromium the call fails before its violation is reported
  outage.setState(UNREACHABLE_ERROR);
  violate();
  await expect.poll(lines).toHaveLength(1);
  await reported();
  expect(lines()).toEqual([
    expect.stringContaining(`blocca ${origin}. Se l’indirizzo è giusto, aggiungilo a connect-src.`),
  ]);
  expect(lines()[0]).not.toMatch(/login|ada/);

  outage.setState(null);
  violate();
  await expect.poll(outage.state).toBe(UNREACHABLE_ERROR);
});

it("other violations are no outage", async () => {
  violate({ blockedURI: "inline" });
  violate({ blockedURI: `${origin}:8443/v2` });
  violate({ blockedURI: `${origin}.evil.example/v2` });
  violate({ effectiveDirective: "img-src" });
  violate({ disposition: "report" });
  await reported();
  expect(outage.state()).toBeNull();
  expect(lines()).toEqual([]);
});

it("a closed outage ignores violations", async () => {
  outage.close();
  violate();
  await reported();
  expect(outage.state()).toBeNull();
});
