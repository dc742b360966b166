import { shiftDate } from "./shift-date";

// A setup file of the unit and component tests. It runs before those that look at the global properties.
shiftDate(Number(import.meta.env.TEST_CLOCK_OFFSET));
