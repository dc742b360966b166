import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageLocation } from "../../navigation";
import { openScene, pdf, TARGET } from "./test-support/scene";

const { leaveSession } = pageLocation;

let scene: Awaited<ReturnType<typeof openScene>>;
let page: EventTarget;
let onLine: boolean;
beforeEach(async () => {
  page = new EventTarget();
  onLine = true;
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("navigator", {
    get onLine() {
      return onLine;
    },
  });
  scene = await openScene();
});
afterEach(async () => {
  await scene.close();
  vi.unstubAllGlobals();
});

const asksBeforeUnload = () => {
  const leaving = new Event("beforeunload", { cancelable: true });
  // Event has a read-only returnValue, BeforeUnloadEvent a writable one
  Object.defineProperty(leaving, "returnValue", { writable: true });
  return !page.dispatchEvent(leaving);
};
const goesOnline = () => {
  onLine = true;
  page.dispatchEvent(new Event("online"));
};
const settled = { timeout: 20_000 };
const statusOf = (name: string) => scene.item(name)?.status;
/** Resolves with the first part after which the server has more bytes. Polling would miss small files. */
const untilSent = (name: string, bytes: number) =>
  new Promise<void>((done) => {
    const stop = scene.queue.subscribe(() => {
      if ((scene.item(name)?.sent ?? 0) <= bytes) return;
      stop();
      done();
    });
  });
const digest = (bytes: ArrayBuffer | Uint8Array) => createHash("sha256").update(new Uint8Array(bytes)).digest("hex");
const contentOf = async (id: string) => {
  const token = (await scene.server.control.signIn("admin")).authToken;
  const answer = await fetch(`${scene.server.apiBase}/documents/${id}/content`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return digest(await answer.arrayBuffer());
};
const listed = async (query: string) => (await scene.read(`/documents?limit=100&${query}`)).total;

/** Six parts. */
const SIZE = 3_000_000;

describe("3 MB over real sockets", () => {
  it("arrive unchanged after two cuts, and the progress only grows", async () => {
    const file = pdf("Verbale.pdf", SIZE);
    const seen: number[] = [];
    scene.queue.subscribe(() => seen.push(scene.item("Verbale.pdf")?.sent ?? 0));
    scene.wire.breakAt([700_000, 2_900_000]);
    scene.queue.add([file], TARGET);
    expect(asksBeforeUnload()).toBe(true);
    await expect.poll(() => statusOf("Verbale.pdf"), settled).toBe("done");
    const { document } = scene.item("Verbale.pdf")!;
    expect(document).toMatchObject({ name: "Verbale.pdf", size: SIZE, kind: "pdf" });
    expect(await contentOf(document!._id)).toBe(digest(await file.arrayBuffer()));
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(new Set(seen).size).toBeGreaterThan(5);
    // the upload resumed instead of starting again
    expect(scene.calls.filter((call) => call.startsWith("PUT")).length).toBeLessThan(13);
    expect(asksBeforeUnload()).toBe(false);
  }, 30_000);

  it("wait while offline, and resume by themselves", async () => {
    scene.queue.add([pdf("Verbale.pdf", SIZE)], TARGET);
    await untilSent("Verbale.pdf", 1_000_000);
    onLine = false;
    await expect.poll(() => statusOf("Verbale.pdf"), settled).toBe("offline");
    const before = scene.calls.length;
    expect(asksBeforeUnload()).toBe(true);
    goesOnline();
    await expect.poll(() => statusOf("Verbale.pdf"), settled).toBe("done");
    expect(scene.calls.slice(before)).not.toContain("POST /documents/uploads");
  }, 30_000);

  it("can be cancelled, and the server keeps nothing", async () => {
    scene.queue.add([pdf("Verbale.pdf", SIZE)], TARGET);
    await untilSent("Verbale.pdf", 1_000_000);
    scene.queue.cancel(scene.item("Verbale.pdf")!.id);
    expect(scene.queue.state()).toMatchObject({ items: [], busy: false });
    await expect.poll(() => scene.calls.at(-1)).toMatch(/^DELETE /);
    expect(await listed("query=verbale.pdf&kind=pdf&folder=root")).toBe(0);
  }, 30_000);

  it("wait for the user after three failures, and resume at the server's offset", async () => {
    scene.queue.add([pdf("Verbale.pdf", SIZE)], TARGET);
    await untilSent("Verbale.pdf", 500_000);
    await scene.server.control.setScenario("down");
    await expect.poll(() => statusOf("Verbale.pdf"), settled).toBe("failed");
    await scene.server.control.setScenario("none");
    const before = scene.calls.length;
    scene.queue.retry(scene.item("Verbale.pdf")!.id);
    await expect.poll(() => statusOf("Verbale.pdf"), settled).toBe("done");
    const again = scene.calls.slice(before).filter((call) => call.includes("/uploads"));
    expect(again[0]).toMatch(/^GET /);
    expect(again).not.toContain("POST /documents/uploads");
  }, 30_000);
});

describe("refused files", () => {
  const file = (name: string, content: string) => new File([content], name);
  it.each([
    ["a type that isn't allowed", file("film.exe", "MZ"), "type"],
    ["a hostile name", file("../../x.svg<script>", "x"), "type"],
    ["a drawing with a script", file("logo.svg", "<svg><script>1</script></svg>"), "type"],
    ["a drawing with a script, named as an image", file("logo.png", "<svg><script>1</script></svg>"), "content"],
    ["a program, named as a PDF", file("tessere.pdf", "MZ programma"), "content"],
    ["an empty file", file("vuoto.pdf", ""), "empty"],
    ["a file above the size limit", pdf("film.pdf", 50_000_001), "size"],
  ])("%s is refused before any byte is sent", async (_what, sent, code) => {
    scene.queue.add([sent], TARGET);
    await expect.poll(() => statusOf(sent.name)).toBe("refused");
    expect(scene.item(sent.name)?.refusal?.code).toBe(code);
    expect(scene.calls.filter((call) => !call.startsWith("GET"))).toEqual([]);
  });

  it("a full store refuses an upload in progress; once there is space, a retry resumes", async () => {
    scene.queue.add([pdf("Grande.pdf", SIZE)], TARGET);
    await untilSent("Grande.pdf", 1_000_000);
    await scene.server.control.setScenario("documents-full");
    await expect.poll(() => statusOf("Grande.pdf"), settled).toBe("refused");
    expect(scene.item("Grande.pdf")?.refusal).toMatchObject({ code: "full" });
    await scene.server.control.setScenario("none");
    scene.queue.retry(scene.item("Grande.pdf")!.id);
    await expect.poll(() => statusOf("Grande.pdf"), settled).toBe("done");
  }, 30_000);
});

describe("responses of the server", () => {
  /** Damages the last byte of the next parts. */
  function damage(parts: number): void {
    const { session } = scene;
    const call = session.call.bind(session);
    let left = parts;
    session.call = ((path: string, options: { method?: string; body?: unknown } = {}) => {
      const { body } = options;
      if (options.method !== "PUT" || !(body instanceof Uint8Array) || left === 0) return call(path, options as never);
      left -= 1;
      const damaged = body.slice();
      damaged[body.length - 1] = 1;
      return call(path, { ...options, body: damaged } as never);
    }) as typeof session.call;
  }

  it("a file damaged in transit is sent once more; if it is damaged again, it is refused", async () => {
    damage(1);
    scene.queue.add([pdf("Una volta.pdf", 9_000)], TARGET);
    await expect.poll(() => statusOf("Una volta.pdf"), settled).toBe("done");
    damage(2);
    scene.queue.add([pdf("Due volte.pdf", 9_000)], TARGET);
    await expect.poll(() => statusOf("Due volte.pdf"), settled).toBe("refused");
    expect(scene.item("Due volte.pdf")?.refusal?.code).toBe("checksum");
    scene.queue.retry(scene.item("Due volte.pdf")!.id);
    await expect.poll(() => statusOf("Due volte.pdf"), settled).toBe("done");
  }, 30_000);

  it("an upload that the user may not do is refused without a retry", async () => {
    await scene.close();
    scene = await openScene("manager");
    scene.queue.add([pdf("Verbale.pdf", 9_000)], TARGET);
    await expect.poll(() => statusOf("Verbale.pdf"), settled).toBe("refused");
    expect(scene.item("Verbale.pdf")?.refusal?.code).toBe("forbidden");
    expect(scene.calls.filter((call) => call.startsWith("POST"))).toHaveLength(1);
    scene.queue.add([pdf("Zona.pdf", 9_000)], { folder: null, sight: { roles: ["manager"], areas: ["Bergamo"] } });
    await expect.poll(() => statusOf("Zona.pdf"), settled).toBe("done");
  }, 30_000);

  it("an upload that the server no longer knows starts again", async () => {
    scene.queue.add([pdf("Verbale.pdf", SIZE)], TARGET);
    await untilSent("Verbale.pdf", 500_000);
    await scene.server.control.setScenario("down");
    await expect.poll(() => statusOf("Verbale.pdf"), settled).toBe("failed");
    await scene.server.control.setScenario("none");
    await scene.server.control.reset();
    scene.queue.retry(scene.item("Verbale.pdf")!.id);
    await expect.poll(() => statusOf("Verbale.pdf"), settled).toBe("done");
    expect(scene.calls.filter((call) => call === "POST /documents/uploads")).toHaveLength(2);
  }, 30_000);
});

describe("many files", () => {
  it("ten files are uploaded two at a time, and all arrive", async () => {
    let most = 0;
    scene.queue.subscribe(() => {
      const moving = scene.statuses().filter((status) => status === "sending" || status === "finishing").length;
      most = Math.max(most, moving);
    });
    scene.queue.add(
      Array.from({ length: 10 }, (_, i) => pdf(`Foglio ${i}.pdf`, 10_000)),
      TARGET,
    );
    await expect.poll(() => scene.queue.state().busy, settled).toBe(false);
    expect(new Set(scene.statuses())).toEqual(new Set(["done"]));
    expect(most).toBe(2);
    expect(await listed("query=foglio")).toBe(10);
    scene.queue.clear();
    expect(scene.queue.state().items).toEqual([]);
    expect(await listed("query=foglio")).toBe(10);
  }, 30_000);

  it("for a name that exists the user chooses between keeping both and a new version", async () => {
    scene.queue.add([pdf("Due.pdf", 9_000)], TARGET);
    await expect.poll(() => statusOf("Due.pdf")).toBe("done");
    const first = scene.item("Due.pdf")!.document!._id;
    scene.queue.clear();
    scene.queue.add([pdf("Due.pdf", 8_000)], TARGET);
    await expect.poll(() => statusOf("Due.pdf")).toBe("asks");
    expect(scene.item("Due.pdf")).toMatchObject({ existing: { _id: first } });
    expect(asksBeforeUnload()).toBe(false);
    scene.queue.keepBoth(scene.item("Due.pdf")!.id);
    await expect.poll(() => statusOf("Due.pdf")).toBe("done");
    expect(scene.item("Due.pdf")?.document?.name).toBe("Due (2).pdf");
    scene.queue.clear();
    scene.queue.add([pdf("Due.pdf", 7_000)], TARGET);
    await expect.poll(() => statusOf("Due.pdf")).toBe("asks");
    scene.queue.newVersion(scene.item("Due.pdf")!.id);
    await expect.poll(() => statusOf("Due.pdf")).toBe("done");
    expect(scene.item("Due.pdf")?.document).toMatchObject({ _id: first, size: 7_000, versions: 2 });
  }, 30_000);
});

it("a finished upload whose response doesn't contain the document is done", async () => {
  const { session } = scene;
  const { call } = session;
  session.call = async (path: string, options?: object) => {
    const body: unknown = await call(path, options);
    return (path.endsWith("/finish") ? { success: true } : body) as never;
  };
  scene.queue.add([pdf("Statuto.pdf", 9_000)], TARGET);
  await expect.poll(() => scene.queue.state().busy, settled).toBe(false);
  expect(scene.item("Statuto.pdf")).toMatchObject({ status: "done", refusal: null, document: null });
  expect(await listed("query=statuto")).toBe(1);
});

describe("when the session ends", () => {
  it("signing out asks first, and drops running uploads if the user confirms", async () => {
    scene.queue.add([pdf("Verbale.pdf", SIZE)], TARGET);
    let left = 0;
    leaveSession(() => (left += 1));
    expect(left).toBe(0);
    scene.queue.state().leaving?.stay();
    expect(scene.queue.state().leaving).toBeNull();
    leaveSession(() => (left += 1));
    scene.queue.state().leaving?.go();
    expect(left).toBe(1);
    scene.signOut();
    expect(scene.queue.state()).toMatchObject({ items: [], busy: false, leaving: null });
    expect(asksBeforeUnload()).toBe(false);
  });

  it("an expired session pauses uploads: they resume for the same user, and are dropped for another one", async () => {
    scene.queue.add([pdf("Verbale.pdf", SIZE)], TARGET);
    await untilSent("Verbale.pdf", 500_000);
    scene.become("signed-out");
    expect(statusOf("Verbale.pdf")).toBe("waiting");
    scene.become("signed-in");
    await expect.poll(() => statusOf("Verbale.pdf"), settled).toBe("done");
    scene.become("signed-in", "u2");
    expect(scene.queue.state().items).toEqual([]);
  }, 30_000);
});
