/** Open resources, each with an error whose stack says where it was opened. */
export type Tracked = Map<unknown, { name: string; from: Error }>;

/** @returns a registry of what tests open and close */
export function createTracked() {
  const open: Tracked = new Map();
  return {
    open,
    add: (key: unknown, name: string) => void open.set(key, { name, from: new Error(name) }),
    remove: (key: unknown) => void open.delete(key),
  };
}

type Scheduler = (run: (...args: unknown[]) => void, ...rest: unknown[]) => unknown;

/** Replaces a pair like `setTimeout` and `clearTimeout` on the global object, and tracks what is scheduled. */
export function trackScheduler(start: string, end: string, repeats = false): ReturnType<typeof createTracked> {
  const tracked = createTracked();
  // the type of globalThis has no index signature
  const globals = globalThis as unknown as Record<string, Scheduler>;
  const { [start]: schedule, [end]: cancel } = globals;
  if (!schedule || !cancel) return tracked;
  globals[start] = Object.assign((run: (...args: unknown[]) => void, ...rest: unknown[]) => {
    const id = schedule(
      (...args: unknown[]) => {
        if (!repeats) tracked.remove(id);
        run(...args);
      },
      ...rest,
    );
    tracked.add(id, `${start}(${String(rest[0] ?? "")})`);
    return id;
  }, schedule);
  globals[end] = (id) => {
    tracked.remove(id);
    return cancel(id as never);
  };
  return tracked;
}

/** Replaces a class of the global object, and tracks its instances until they are ended. @param end the method that ends one */
export function trackClass(name: string, end: string): ReturnType<typeof createTracked> {
  const tracked = createTracked();
  // as above
  const globals = globalThis as unknown as Record<string, new (...args: unknown[]) => Record<string, () => unknown>>;
  const Original = globals[name];
  if (!Original) return tracked;
  globals[name] = class extends Original {
    constructor(...args: unknown[]) {
      super(...args);
      tracked.add(this, `${name} ${String(args[0])}`);
      const method = this[end]!.bind(this);
      this[end] = () => {
        tracked.remove(this);
        return method();
      };
    }
  };
  return tracked;
}

const FRAME = /\/(?!node_modules)((?:src|tests|build|bench|demo)\/[^?:)]+)\S*?(:\d+):\d+\)?$/;

/** @returns where something was opened: the first lines of its stack that lead into our sources, else all others */
export function placeOf({ stack = "" }: Error): string {
  const lines = stack.split("\n").filter((line) => !/test-support\/leaks\/|^Error/.test(line));
  const places = lines.flatMap((line) => FRAME.exec(line)?.slice(1, 3).join("") ?? []);
  return places.slice(0, 3).join(" < ") || lines.join(" ") || "no script of the page";
}
