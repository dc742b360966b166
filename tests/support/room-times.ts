import type { Reporter as JourneyReporter, TestCase, TestResult } from "@playwright/test/reporter";
import { relative } from "node:path";
import type { Reporter as UnitReporter, TestModule } from "vitest/node";

/** Rooms that took less aren't named: there are many. */
const SHORTEST = 5_000;

/** @returns the room a test stands in, by its file: `src/features/donors`, `tests/e2e/settings` */
export function roomOf(file: string): string {
  const path = relative(process.cwd(), file).replaceAll("\\", "/");
  const [room] = /^src\/(?:features|shared|widgets|mocks|domain)\/[^/.]+|^tests\/\w+\/[^/.]+|^[^/]+\/[^/.]+/.exec(
    path,
  ) ?? [path];
  return room;
}

/** Sums what tests took, and says it by room, the longest first. */
export class RoomTimes {
  private readonly rooms = new Map<string, number>();

  add(file: string, ms: number): void {
    const room = roomOf(file);
    this.rooms.set(room, (this.rooms.get(room) ?? 0) + ms);
  }

  lines(): string[] {
    const all = [...this.rooms].sort(([, a], [, b]) => b - a);
    const line = (ms: number, what: string) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${what}`;
    const short = all.filter(([, ms]) => ms < SHORTEST);
    const rest = short.reduce((sum, [, ms]) => sum + ms, 0);
    return [
      ...all.filter(([, ms]) => ms >= SHORTEST).map(([room, ms]) => line(ms, room)),
      ...(short.length > 0 ? [line(rest, `${short.length} more under ${SHORTEST / 1_000} s`)] : []),
    ];
  }
}

/** Said on standard output, above what the run's own reporter says at its end. */
const say = (times: RoomTimes): void => void process.stdout.write(`\nTests by room:\n${times.lines().join("\n")}\n`);

/** For vitest: `reporters` of vitest.config.ts. */
export class UnitRoomTimes implements UnitReporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = new RoomTimes();
    for (const module of modules) times.add(module.moduleId, module.diagnostic().duration);
    say(times);
  }
}

/** For Playwright, which makes one of the default export: `reporter` of playwright.config.ts. */
export default class JourneyRoomTimes implements JourneyReporter {
  private readonly times = new RoomTimes();

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    this.times.add(location.file, duration);
  }

  onEnd(): void {
    say(this.times);
  }

  printsToStdio(): boolean {
    return false; // beside the list, not in its place
  }
}
