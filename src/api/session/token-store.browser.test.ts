import { afterEach, expect, it } from "vitest";
import { cookieTokens } from "./cookie-tokens";

const CHANNEL = "gds:test:cookies";
const ROUNDS = 60;
const API = "https://api.gds.example/v2";
const tokens = cookieTokens(API, { ownsSiteTokens: () => false, hasSiteApi: () => false, usesCookies: () => false });

afterEach(() => {
  tokens.clear();
  document.querySelector("iframe")?.remove();
});

/** Another document of this site, which answers a word with the cookies that it sees at that moment. */
async function otherDocument() {
  const frame = document.createElement("iframe");
  frame.srcdoc = "<title>other</title>";
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  document.body.append(frame);
  await loaded;
  const there = frame.contentWindow as Window & typeof globalThis;
  const ear = new there.BroadcastChannel(CHANNEL);
  ear.onmessage = () => ear.postMessage(there.document.cookie);
  const mouth = new BroadcastChannel(CHANNEL);
  return {
    ask: () =>
      new Promise<string>((resolve) => {
        mouth.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
        mouth.postMessage("?");
      }),
    close: () => [ear, mouth].forEach((channel) => channel.close()),
  };
}

it("no word to another tab overtakes the tokens: whoever hears it finds them changed", async () => {
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
