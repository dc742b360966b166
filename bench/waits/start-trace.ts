import type { CDPSession, Page } from "playwright";
import { firstScreenTime, markFirstScreen, type FirstScreen } from "./first-screen.ts";
import { startTrace, TASK, type TraceEvent } from "./trace.ts";

export interface Trace {
  /** Milliseconds from the navigation to the first screen. */
  time: number;
  /** Sum of what each task until then took beyond 50 ms: processor time, which other programs hardly change. */
  blocking: number;
  /** The longest task until then, in milliseconds. */
  longest: number;
  /** Milliseconds of the page's thread until then, without nested parts. Scripts are counted by file. */
  parts: Record<string, number>;
}

const PARTS: Record<string, string> = {
  "v8.compile": "parse and compile",
  "v8.compileModule": "parse and compile",
  "V8.CompileFunction": "parse and compile",
  "v8.parseFunction": "parse and compile",
  ParseHTML: "parse the page",
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
  MinorGC: "garbage collection",
  MajorGC: "garbage collection",
  "V8.GCScavenger": "garbage collection",
  "V8.GCFinalizeMC": "garbage collection",
  EvaluateScript: "script",
  "v8.evaluateModule": "script",
  FunctionCall: "script",
  RunMicrotasks: "script",
  TimerFire: "script",
  FireAnimationFrame: "script",
  FireIdleCallback: "script",
  EventDispatch: "script",
};

/**
 * Opens an address and traces the page's thread until the first screen is shown.
 * @param onShown called when it is shown
 */
export async function traceStart(
  cdp: CDPSession,
  page: Page,
  { address, screen }: { address: string; screen: FirstScreen },
  onShown: () => void,
): Promise<Trace> {
  await page.goto("about:blank");
  const categories = ["devtools.timeline", "v8"];
  const stop = await startTrace(
    cdp,
    categories,
    ({ name }) => name === TASK || name in PARTS || name.startsWith("gds"),
  );
  await cdp.send("Profiler.enable");
  await cdp.send("Profiler.setSamplingInterval", { interval: 500 });
  await cdp.send("Profiler.start");
  await markFirstScreen(page, screen);
  await page.goto(address);
  const time = await firstScreenTime(page);
  onShown();
  const { profile } = await cdp.send("Profiler.stop");
  const events = await stop();
  const end = events.find(({ name }) => name === "gds shown");
  if (!end) throw new Error("the trace lacks the first screen");
  const until = events.filter(({ pid, tid, ts, dur }) => pid === end.pid && tid === end.tid && ts < end.ts && dur);
  const tasks = until.filter(({ name }) => name === TASK).map(({ dur = 0, tdur = dur }) => tdur / 1_000);
  const { script: _script, ...parts } = selfTimes(until.filter(({ name }) => name !== TASK));
  return {
    time,
    blocking: tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    longest: Math.max(0, ...tasks),
    parts: { ...parts, ...scriptTimes(profile, end.ts) },
  };
}

/** @returns milliseconds of each part, without the parts that are nested in it */
function selfTimes(events: readonly TraceEvent[]): Record<string, number> {
  const times: Record<string, number> = {};
  const open: { end: number; part: string }[] = [];
  for (const { name, ts, dur = 0 } of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while (open.length && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const part = PARTS[name] ?? name;
    const outer = open.at(-1);
    if (outer) times[outer.part] = (times[outer.part] ?? 0) - dur / 1_000;
    times[part] = (times[part] ?? 0) + dur / 1_000;
    open.push({ end: ts + dur, part });
  }
  return times;
}

interface Profile {
  startTime: number;
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples?: number[];
  timeDeltas?: number[];
}

/** @returns milliseconds of scripts by file, without the hash in its name */
function scriptTimes(
  { nodes, samples = [], timeDeltas = [], startTime }: Profile,
  until: number,
): Record<string, number> {
  const files = new Map(nodes.map(({ id, callFrame: { url } }) => [id, url]));
  const times: Record<string, number> = {};
  let now = startTime;
  samples.forEach((id, index) => {
    const delta = timeDeltas[index] ?? 0;
    now += delta;
    const url = files.get(id);
    if (!url || now > until) return;
    const file = `script: ${
      new URL(url).pathname
        .split("/")
        .at(-1)
        ?.replace(/-[\w-]{7,8}\.js$/, "") || "the page's"
    }`;
    times[file] = (times[file] ?? 0) + delta / 1_000;
  });
  return times;
}
