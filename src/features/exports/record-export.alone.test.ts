import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/errors";
import { recordExport } from "./record-export";
import { order } from "./test-support/fake-server";

vi.mock("../../api/back-off", () => ({ backOff: () => 0 }));

/** A server that hears each call's headers, and answers those to its history. */
function historian(answer: (headers: Record<string, string>, nth: number) => void) {
  const heard: Record<string, string>[] = [];
  const session = {
    call: async (path: string, { headers = {} }: { headers?: Record<string, string> } = {}) => {
      if (path === "/exports") answer(headers, heard.push(headers));
      else if ("Idempotency-Key" in headers) throw refused;
      return {};
    },
  };
  const record = () =>
    recordExport({ session: session as never, order: order(), signal: new AbortController().signal }, 3);
  return { heard, record };
}
const refused = new ApiError("network", "preflight");

describe("the entry in the history", () => {
  it("is written once, however often it is sent: each try has the same key", async () => {
    const { heard, record } = historian((_, nth) => {
      if (nth < 3) throw new ApiError("http", "no", 503);
    });
    await record();
    expect(heard).toHaveLength(3);
    expect(new Set(heard.map((headers) => headers["Idempotency-Key"])).size).toBe(1);
    expect(heard[0]).toHaveProperty("Idempotency-Key");
  });

  it("is sent without a key to a server that lets no page send one", async () => {
    const { heard, record } = historian((headers) => {
      if ("Idempotency-Key" in headers) throw refused;
    });
    await record();
    expect(heard.at(-1)).toEqual({});
    const before = heard.length;
    await record();
    expect(heard).toHaveLength(before + 1); // it is known by now
  });

  it.each([404, 405, 501])("is left to itself by a server that answers %d", async (status) => {
    const { record } = historian(() => {
      throw new ApiError("http", "no", status);
    });
    await expect(record()).resolves.toBeUndefined();
  });
});
