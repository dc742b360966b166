import { describe, expect, it } from "vitest";
import { ApiError } from "../../../api/errors";
import { NotRecordedError, recordExport } from "./record-export";
import { order } from "./test-support/fake-server";

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
  it.each([
    ["a 503", new ApiError("http", "no", 503)],
    ["a time-out", new ApiError("timeout", "no")],
  ])("is tried once, as every write: %s is told, and no file is given", async (_what, failure) => {
    const { heard, record } = historian(() => {
      throw failure;
    });
    await expect(record()).rejects.toThrow(NotRecordedError);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toHaveProperty("Idempotency-Key");
  });

  it("isn't tried again after a lost answer, where the server lets pages send the key", async () => {
    let calls = 0;
    const call = async (path: string) => {
      if (path !== "/exports") return {};
      calls += 1;
      throw new ApiError("network", "cut");
    };
    const reading = { session: { call } as never, order: order(), signal: new AbortController().signal };
    await expect(recordExport(reading, 3)).rejects.toThrow(NotRecordedError);
    expect(calls).toBe(1);
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
