import type { Fault } from "./faults";
import { PATIENCE_OF_CLICKS, type TestOffice } from "./office";
import type { Row } from "./row";
import { claimOf, heard, startListening, type Claim, type Sentence } from "./sentences";
import { judge } from "./verdict";
import { settle, until } from "./waits";

/** The result of one cell. `wrong` is empty if it held. */
export interface CellResult {
  row: string;
  fault: string;
  keyed: boolean;
  wrong: string[];
  /** Why the fault can't occur; the cell wasn't tried. */
  impossible?: string;
  sentences: Sentence[];
  writes: string[];
  ms: number;
}

/** In ms of the page's time: a screen that has shown no message by then will show none. */
const PATIENCE = 12_000;
/** In ms of the page's time: by then, a screen has reverted an optimistic change. */
const SETTLED = 3_000;
/** How late a late reply is, in ms. */
const LATE = 65_000;

/** Tries one write with one fault. Never throws: a cell that couldn't be reached is wrong. */
export async function tryCell(office: TestOffice, row: Row, fault: Fault, keyed: boolean): Promise<CellResult> {
  const result: CellResult = { row: row.id, fault: fault.name, keyed, wrong: [], sentences: [], writes: [], ms: 0 };
  const began = performance.now();
  const impossible = fault.impossible?.(keyed, row) ?? row.impossible?.[fault.name];
  if (impossible) return { ...result, impossible };
  try {
    result.wrong = await attempt(office, row, fault, keyed, result);
    if (process.env.LOOK && result.wrong.length > 0) await look(office);
  } catch (error) {
    const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    result.wrong = [`not reached: ${line}`];
    console.log(error);
    await look(office);
  }
  result.writes = office.proxy.writes;
  result.ms = performance.now() - began;
  return result;
}

/** Prints what is on the screen, for writing a row: `LOOK=1 npm run test:faults -- donations`. */
async function look({ page }: TestOffice): Promise<void> {
  const whole = await page.locator("gds-backoffice").ariaSnapshot({ timeout: 2_000 }).catch(String);
  const dialog = await page
    .locator("dialog[open]")
    .last()
    .ariaSnapshot({ timeout: 500 })
    .catch(() => "");
  console.log(dialog || whole.slice(Math.max(0, whole.indexOf("- main"))));
}

async function attempt(
  office: TestOffice,
  row: Row,
  fault: Fault,
  keyed: boolean,
  result: CellResult,
): Promise<string[]> {
  const { page, proxy } = office;
  await office.reset(keyed);
  const data: unknown = await row.prepare?.(office);
  await office.enter(row.persona, typeof row.hash === "string" ? row.hash : row.hash(data));
  await settle(office);
  await row.open?.(page, data);
  await startListening(page);
  const silent = (row.silent || fault.silent) ?? false;
  const before = row.count(office.db, data);
  const armed = proxy.arm(row.call, fault.attempts);
  await row.press(page, data);
  await until(() => armed.arrived > 0, `${row.call} wasn't sent`);
  if (fault.attempts.some(({ late }) => late)) {
    await until(() => armed.delivered >= (fault.attempts[0]?.delivered ?? 0), "the server didn't get it");
    if (fault.act) await fault.act(office);
    else {
      await page.clock.fastForward(31_000); // the client's time-out
      await settle(office);
      await page.clock.fastForward(LATE - 31_000);
    }
    proxy.release();
  }
  const isDone = async () => {
    if (row.done instanceof RegExp) {
      const { done } = row;
      return (
        (await heard(page)).some(({ text }) => done.test(text)) || (await page.getByText(done).first().isVisible())
      );
    }
    return (await row.done?.(page, data)) ?? false;
  };
  const listen = async () => {
    const claims = new Set<Claim>();
    const least = row.shownAtOnce ? SETTLED : 0;
    const most = silent ? SETTLED : PATIENCE;
    for (let waited = 0; ; waited += 1_000) {
      await settle(office);
      result.sentences = await heard(page);
      for (const sentence of result.sentences) {
        const claim = claimOf(sentence, { hasLeft: fault.silent, isPublic: row.persona === null });
        if (claim) claims.add(claim);
      }
      if (waited >= least && (await isDone())) claims.add("done");
      if (row.notDone && (await page.getByText(row.notDone).first().isVisible())) claims.add("not done");
      if (row.shownAtOnce && claims.size > 1) claims.delete("done");
      if ((claims.size > 0 && waited >= least) || waited >= most) return claims;
      await page.clock.fastForward(1_000);
    }
  };
  const claims = await listen();
  const kept = row.typed && !fault.silent ? await row.typed(page, data) : null;
  const times = row.count(office.db, data) - before;
  let again: { times: number } | null = null;
  if (keyed && row.persona !== null && !silent && !row.stays && !claims.has("done") && kept !== false) {
    if (fault.name === "429") await page.clock.fastForward(41_000);
    const arrived = armed.arrived;
    page.setDefaultTimeout(3_000); // the button may be gone, with the record
    const pressed = await row.press(page, data).then(
      () => true,
      () => false,
    );
    page.setDefaultTimeout(PATIENCE_OF_CLICKS);
    if (pressed) {
      await until(() => armed.arrived > arrived, "").catch(() => undefined);
      // a screen may send the write that counts after this one
      for (let waited = 0; waited < PATIENCE; waited += 1_000) {
        await settle(office);
        again = { times: row.count(office.db, data) - before };
        if (again.times > 0) break;
        await page.clock.fastForward(1_000);
      }
    }
  }
  return judge({ times, claims, kept, keyed, again, silent });
}
