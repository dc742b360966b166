import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Router } from "wouter";
import { connect } from "../../api/connection";
import type { Session } from "../../api/session/session";
import { setTransport } from "../../api/transport";
import { createInlineMock, PASSWORD, personaEmail } from "../../mocks/index";
import { stage, type Stage } from "../../ui/test-support";
import { Connected } from "../../widgets/shared/connected";
import { navigate, useHashLocation, useHashSearch } from "../navigation";
import { DonorsPage } from "./donors-page";
import { texts } from "./texts";

let count = 0;
let apiBase: string;
let scene: Stage;
let leave: () => void;
let session: Session;
/** The searches that went out, in their order; none is answered but by the test. */
let asked: { text: string; request: Request; answer: () => void }[];

/** An answer with one donor, of that surname. */
async function oneCalled(lastName: string, read: (request: Request) => Promise<Response>): Promise<Response> {
  const headers = { Authorization: `Bearer ${session.authToken()}` };
  const answer = await read(new Request(`${apiBase}/donors?skip=0&limit=1`, { headers }));
  const { donors } = (await answer.json()) as { donors: object[] };
  return Response.json({ success: true, donors: [{ ...donors[0], lastName }], total: 1, skip: 0, limit: 10 });
}

beforeEach(async () => {
  apiBase = `https://donors-search-${(count += 1)}.example/v2`;
  const mock = createInlineMock({ apiBase, donors: 60, storage: "memory" });
  asked = [];
  setTransport(apiBase, {
    ...mock,
    fetch(request) {
      const text = new URL(request.url).searchParams.get("query");
      if (!text) return mock.fetch(request);
      return new Promise((resolve, reject) => {
        asked.push({ text, request, answer: () => resolve(oneCalled(text, mock.fetch)) });
        request.signal.addEventListener("abort", () => reject(request.signal.reason));
      });
    },
  });
  const options = { apiBase, socketUrl: null, tokenStorage: "memory" } as const;
  const joined = connect(options);
  leave = joined.leave;
  session = joined.connection.session;
  await session.signIn({ email: personaEmail("admin"), password: PASSWORD, recaptchaToken: "test" });
  navigate("/app/donors");
  scene = await stage(
    <Router hook={useHashLocation} searchHook={useHashSearch}>
      <Connected {...options} emit={() => undefined}>
        <DonorsPage />
      </Connected>
    </Router>,
  );
  await expect.poll(() => scene.shadow.querySelectorAll("tbody tr").length).toBe(10);
});
afterEach(async () => {
  vi.useRealTimers();
  await scene.remove();
  leave();
  setTransport(apiBase, null);
  history.replaceState(null, "", location.pathname + location.search);
});

const type = (text: string) => {
  const input = scene.find(`input[aria-label="${texts.list.search.label}"]`) as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
};
const texted = () => asked.map(({ text }) => text);
const names = () => [...scene.shadow.querySelectorAll("tbody td:first-child")].map((cell) => cell.textContent);

it("asks 80 ms after the last key, and aborts what it asked before", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  type("b");
  type("bi");
  vi.advanceTimersByTime(80);
  await expect.poll(texted).toEqual(["bi"]);
  type("bia");
  vi.advanceTimersByTime(79);
  expect(asked[0]?.request.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  await expect.poll(texted).toEqual(["bi", "bia"]);
  await expect.poll(() => asked[0]?.request.signal.aborted).toBe(true);
  vi.useRealTimers();
  asked[1]?.answer();
  await expect.poll(names).toEqual([expect.stringMatching(/^bia /)]);
});

it("a search that was aborted is made again when its text comes back", async () => {
  type("bi");
  await expect.poll(texted).toEqual(["bi"]);
  type("bia");
  await expect.poll(() => asked[0]?.request.signal.aborted).toBe(true);
  type("bi");
  await expect.poll(texted).toEqual(["bi", "bia", "bi"]);
  asked[2]?.answer();
  await expect.poll(names).toEqual([expect.stringMatching(/^bi /)]);
});

it("reads nothing ahead while one searches", async () => {
  type("o");
  await expect.poll(texted).toEqual(["o"]);
  asked[0]?.answer();
  await expect.poll(names).toHaveLength(1);
  await act(() => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))));
  expect(texted()).toEqual(["o"]);
});
