import type { Locator, Page } from "playwright";
import type { MockControl } from "../../src/mocks/control";
import type { Persona } from "../../src/mocks";
import type { Db } from "../../src/mocks/db/db";

/** The mock server of a cell. */
export interface Office {
  /** The records now. */
  readonly db: Db;
  readonly control: MockControl;
  /** Calls the server directly, past the proxy, as a persona. @returns the body. @throws Error for an error status */
  call(persona: Persona, method: string, path: string, body?: unknown): Promise<any>; // oxlint-disable-line typescript/no-explicit-any
}

/**
 * A write of the table: how a person sends it on a screen, and how often it is in the server's records.
 *
 * How to write a row:
 * 1. Put it into the file of its capability in `rows/`. `call` is the operation as in docs/openapi.yaml. If several screens
 *    send an operation, write a row for each; `id` is then "donors/suspend in the list".
 * 2. `hash` is the address of the screen. The page is loaded for each cell, signed in as `persona`, with the server's data as
 *    seeded (60 donors). `prepare` changes them first, with `office.call`; its result is the `data` of the other functions.
 * 3. `open` brings the screen to the point before the press: it opens dialogs and types. `press` sends the write.
 * 4. `count` counts what the write leaves in the records: new records, or entries of the history. The harness compares the
 *    counts before and after the press. One write must change it by one.
 * 5. `typed` tells whether what was typed is still on the screen. Leave it out if nothing is typed.
 * 6. `done` is only for screens that say it without a green toast: a text, or a function that looks.
 *
 * The cell "no fault" is the check of the row: it holds only if the write is there once and the screen says "done".
 */
// oxlint-disable-next-line typescript/no-explicit-any -- each row has its own data
export interface Row<Data = any> {
  id: string;
  call: string;
  /** null: nobody is signed in */
  persona: Persona | null;
  hash: string | ((data: Data) => string);
  prepare?: (office: Office) => Promise<Data> | Data;
  open?: (page: Page, data: Data) => Promise<void>;
  press: (page: Page, data: Data) => Promise<void>;
  count: (db: Db, data: Data) => number;
  typed?: (page: Page, data: Data) => Promise<boolean>;
  done?: RegExp | ((page: Page, data: Data) => Promise<boolean>);
  /** The screen shows the change before the response: it counts as "done" only when it stays. */
  shownAtOnce?: true;
  /** For screens that say that it failed without an alert: with a heading. */
  notDone?: RegExp;
  /** The button is always on the page: pressed again after its outcome could be seen, it is a new write. */
  stays?: true;
  /** Nobody waits for this write, so the screen may say nothing. */
  silent?: true;
  /** Faults that can't occur, with the reason. */
  impossible?: Record<string, string>;
}

/** @returns a button by its exact name */
export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: true });

/** Presses a button by its exact name. */
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click();

/** Presses a button in the open dialog. */
export const pressInDialog = (name: string | RegExp) => (page: Page) =>
  button(page.locator("dialog[open]").last(), name).click();

/** Chooses an item of a menu. */
export const menu = (trigger: string | RegExp, item: string | RegExp) => async (page: Page) => {
  await button(page, trigger).first().click();
  await page.getByRole("menuitem", { name: item }).click();
};

/** Does several things in order. */
export const steps =
  (...all: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of all) await step(page);
  };

/** @returns a field by its label: a date field also has a button with that name */
export const field = (page: Page, label: string | RegExp): Locator =>
  page
    .getByLabel(label, { exact: true })
    .or(page.getByRole("textbox", { name: label, exact: true }))
    .and(page.locator("input, textarea, select"))
    .last();

/** Fills a field. */
export const fill = (label: string | RegExp, text: string) => (page: Page) => field(page, label).fill(text);

/** Waits for a button: that of a toast that undoes what `open` has done. */
export const waitForButton = (name: string) => (page: Page) => button(page, name).waitFor();

/** @returns whether a box is on the screen and checked */
export const isChecked = async (box: Locator): Promise<boolean> => (await box.count()) > 0 && box.isChecked();

/** @returns a check that a text is on the screen */
export const shows = (text: string | RegExp) => (page: Page) => page.getByText(text).first().isVisible();

/** @returns a check that a text isn't on the screen */
export const hides = (text: string | RegExp) => async (page: Page) => !(await shows(text)(page));

/** @returns a check that a field still has a text */
export const keeps = (label: string | RegExp, text: string) => async (page: Page) => {
  const found = field(page, label);
  return (await found.isVisible()) && (await found.inputValue({ timeout: 1_000 }).catch(() => null)) === text;
};

/** @returns the number of history entries of a kind, of one record if its id is given */
export const entries = (db: Db, subject: string, id?: string): number =>
  db.records.all("history").filter((entry) => entry.subject === subject && (id === undefined || entry.subjectId === id))
    .length;
