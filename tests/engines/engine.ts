/** A control on the page. */
export interface Handle {
  click(): Promise<unknown>;
  /** Types at the end of the existing text. */
  type(text: string): Promise<unknown>;
}

/** A browser engine, driven by real clicks and keys. */
export interface Engine {
  name: string;
  open(url: string): Promise<unknown>;
  /** @returns the value of an expression in the page; it must be plain data */
  evaluate<T>(expression: string): Promise<T>;
  /** @returns the element that is the value of an expression, or null */
  element(expression: string): Promise<Handle | null>;
  /** Types where the focus is. */
  keys(text: string): Promise<unknown>;
  close(): Promise<unknown>;
}

/** An engine, or the reason why it isn't available. */
export type EngineOutcome = Engine | { skipped: string };

const DEADLINE = 20_000;

/** Waits until an expression is true in the page. @throws Error that names it, after 20 s */
export async function until(engine: Engine, what: string, expression: string): Promise<void> {
  const end = Date.now() + DEADLINE;
  while (!(await engine.evaluate<boolean>(`Boolean(${expression})`))) {
    if (Date.now() > end) throw new Error(`${what} (waited for: ${expression})`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Waits for the element of an expression. */
export async function handle(engine: Engine, what: string, expression: string): Promise<Handle> {
  await until(engine, what, expression);
  const found = await engine.element(expression);
  if (!found) throw new Error(what);
  return found;
}
