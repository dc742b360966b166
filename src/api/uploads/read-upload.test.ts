import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Session } from "../session/session";
import { setTransport } from "../transport";
import { readUpload } from "./read-upload";

const BASE = "https://uploads.gds.example/v2";
/** The token of the session; "old" is refused. */
let bearer: string;
const session = {
  bearer: () => ({
    token: () => bearer,
    renew() {
      bearer = "fresh";
      return Promise.resolve();
    },
  }),
} as unknown as Session; // reading an upload uses only the token
const read = (path: string) => readUpload(session, BASE, path);
let requests: Request[];
let status: number;

beforeEach(() => {
  bearer = "abc";
  requests = [];
  status = 200;
  setTransport(BASE, {
    fetch: (request) => {
      requests.push(request);
      return Promise.resolve(new Response("picture", { status: bearer === "old" ? 401 : status }));
    },
  });
});
afterEach(() => setTransport(BASE, null));

describe("a file of the uploads host", () => {
  it.each(["faces/u1.png", "/faces/u1.png"])("at %s is read with the bearer", async (path) => {
    expect(await (await read(path)).text()).toBe("picture");
    expect(requests[0]?.url).toBe(`${BASE}/faces/u1.png`);
    expect(requests[0]?.headers.get("Authorization")).toBe("Bearer abc");
    expect(requests[0]?.credentials).toBe("omit");
  });

  it.each(["https://evil.example/x.png", "//evil.example/x.png", "../../v1/x.png", "javascript:alert(1)"])(
    "the token doesn't go to %s",
    async (path) => {
      await expect(read(path)).rejects.toThrow("leads off");
      expect(requests).toEqual([]);
    },
  );

  it("rejects unless the status is 2xx", async () => {
    status = 404;
    await expect(read("faces/u1.png")).rejects.toMatchObject({ status: 404 });
  });

  it("is read again with a new token after a 401", async () => {
    bearer = "old";
    expect(await (await read("faces/u1.png")).text()).toBe("picture");
    expect(requests.map((request) => request.headers.get("Authorization"))).toEqual(["Bearer old", "Bearer fresh"]);
  });
});
