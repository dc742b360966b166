import { expect, it } from "vitest";
import { heldNow } from "./check-leaks";
import { trackRequest } from "./pending-requests";

const nothing = () => undefined;

/** Resources that a test may leave open. Each function opens one and returns a function that closes it. */
const KINDS: Record<string, () => () => void> = {
  "a listener on the window"() {
    window.addEventListener("gds-test", nothing);
    return () => window.removeEventListener("gds-test", nothing);
  },
  "a listener with a signal"() {
    const controller = new AbortController();
    document.addEventListener("gds-test", nothing, { signal: controller.signal, capture: true });
    return () => controller.abort();
  },
  "a listener for one event"() {
    document.addEventListener("gds-test", nothing, { once: true });
    return () => document.dispatchEvent(new Event("gds-test"));
  },
  "a timer"() {
    const timer = setTimeout(nothing, 1_000_000);
    return () => clearTimeout(timer);
  },
  "an interval"() {
    const timer = setInterval(nothing, 1_000_000);
    return () => clearInterval(timer);
  },
  "a channel"() {
    const channel = new BroadcastChannel("gds-test");
    return () => channel.close();
  },
  "an entry of the storage"() {
    localStorage.setItem("gds-test", "1");
    return () => localStorage.removeItem("gds-test");
  },
  "an element of the page"() {
    const element = document.body.appendChild(document.createElement("i"));
    return () => element.remove();
  },
  "an attribute of the page"() {
    document.documentElement.lang = "gds";
    return () => document.documentElement.removeAttribute("lang");
  },
  "a global property"() {
    Object.assign(window, { gdsTest: 1 });
    return () => void Reflect.deleteProperty(window, "gdsTest");
  },
  "a pending request"() {
    let answer: (response: Response) => void = nothing;
    void trackRequest(new Request("https://gds.example"), new Promise((resolve) => (answer = resolve)));
    return () => answer(new Response());
  },
};

it.each(Object.keys(KINDS))("the check at the end of a file finds %s until it is closed", async (kind) => {
  const before = new Set(await heldNow(leakHoldings!));
  const added = async () => (await heldNow(leakHoldings!)).filter((name) => !before.has(name));
  const end = KINDS[kind]!();
  expect(await added()).toHaveLength(1);
  end();
  await expect.poll(added).toEqual([]);
});
