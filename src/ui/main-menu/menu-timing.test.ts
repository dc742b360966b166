import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMenuTiming, type MenuTiming } from "./menu-timing";

let open: string | null;
let menu: MenuTiming;
beforeEach(() => {
  vi.useFakeTimers();
  open = null;
  menu = createMenuTiming((group) => (open = group));
});
afterEach(() => {
  menu.stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTime(ms);
const hoverOpen = () => {
  menu.enter("Utenti");
  pass(200);
};

it("a group opens when the pointer has stayed for 200 ms, not before", () => {
  menu.enter("Utenti");
  pass(199);
  expect(open).toBeNull();
  pass(1);
  expect(open).toBe("Utenti");
});

it("a pointer that leaves early opens nothing", () => {
  menu.enter("Utenti");
  pass(120);
  menu.leave();
  pass(1_000);
  expect(open).toBeNull();
});

it("a group closes 150 ms after the pointer has left, unless it comes back", () => {
  hoverOpen();
  menu.leave();
  pass(149);
  menu.enter("Utenti");
  pass(1_000);
  expect(open).toBe("Utenti");
  menu.leave();
  pass(149);
  expect(open).toBe("Utenti");
  pass(1);
  expect(open).toBeNull();
});

it("the next group opens at once while one is open, and within 300 ms after", () => {
  hoverOpen();
  menu.enter("Impostazioni");
  expect(open).toBe("Impostazioni");
  menu.close();
  pass(299);
  menu.enter("Utenti");
  expect(open).toBe("Utenti");
  menu.close();
  pass(300);
  menu.enter("Utenti");
  expect(open).toBeNull();
});

it("a press opens a group at once and keeps it open; another press closes it", () => {
  menu.press("Utenti");
  expect(open).toBe("Utenti");
  menu.leave();
  pass(1_000);
  expect(open).toBe("Utenti");
  menu.press("Utenti");
  expect(open).toBeNull();
});

it("a press on a group that the pointer has opened keeps it open", () => {
  hoverOpen();
  menu.press("Utenti");
  expect(open).toBe("Utenti");
  menu.leave();
  pass(1_000);
  expect(open).toBe("Utenti");
});
