import { afterEach, expect, it, vi } from "vitest";
import { cookieTokens, createTokenStore } from "./cookie-tokens";
import type { TokenStore } from "./tokens";

const CHANNEL = "gds:test:cookies";
const ROUNDS = 60;
const API = "https://api.gds.example/v2";
const tokens = cookieTokens(API, { ownsSiteTokens: () => false, hasSiteApi: () => false, usesCookies: () => false });

afterEach(() => {
  tokens.clear();
  document.querySelector("iframe")?.remove();
});

/** Another document of this site. It replies to each message with the cookies that it sees. */
async function otherDocument() {
  const frame = document.createElement("iframe");
  frame.srcdoc = "<title>other</title>";
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  document.body.append(frame);
  await loaded;
  const there = frame.contentWindow as Window & typeof globalThis;
  const receiver = new there.BroadcastChannel(CHANNEL);
  receiver.onmessage = () => receiver.postMessage(there.document.cookie);
  const sender = new BroadcastChannel(CHANNEL);
  return {
    ask: () =>
      new Promise<string>((resolve) => {
        sender.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
        sender.postMessage("?");
      }),
    close: () => [receiver, sender].forEach((channel) => channel.close()),
  };
}

it("another tab that gets a message sees the new tokens", async () => {
  const other = await otherDocument();
  const stale: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    tokens.set({ authToken: `a${round}`, refreshToken: `r${round}` });
    const seen = await other.ask();
    if (!seen.includes(`auth_token=a${round}`) || !seen.includes(`refresh_token=r${round}`)) stale.push(seen);
    tokens.clear();
    const left = await other.ask();
    if (left.includes("_token=")) stale.push(left);
  }
  other.close();
  expect(stale).toEqual([]);
});

it("tabs that start at the same moment all use cookies", () => {
  const page = { ownsSiteTokens: () => true, hasSiteApi: () => true, usesCookies: () => true };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")!;
  const stores: TokenStore[] = [];
  let others = 1;
  const spy = vi.spyOn(document, "cookie", "set").mockImplementation((text) => {
    cookie.set?.call(document, text);
    // another tab runs its whole check between the write and the read of this one
    if (others-- > 0) stores.push(createTokenStore("cookie", "https://other-tab.example/v2", page));
  });
  stores.push(createTokenStore("cookie", "https://this-tab.example/v2", page));
  spy.mockRestore();
  expect(stores.map(({ shared }) => shared)).toEqual([true, true]);
  expect(document.cookie).not.toContain("probe");
});
