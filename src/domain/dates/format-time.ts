import { TIME_ZONE } from "../constants";
import { lazily } from "../async/lazily";

const time = lazily(
  () =>
    new Intl.DateTimeFormat("it-IT", {
      hour: "numeric",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: TIME_ZONE,
    }),
);

const exactTime = lazily(
  () =>
    new Intl.DateTimeFormat("it-IT", {
      hour: "numeric",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
      timeZone: TIME_ZONE,
    }),
);

/** An instant as "20:14:32", by Rome's clock: a moment beside its day (decisions §4). */
export const formatExactTime = (instant: Date): string => exactTime().format(instant);

/** An instant as "20:14", by Rome's clock. */
export const formatTime = (instant: Date): string => time().format(instant);
