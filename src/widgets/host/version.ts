import { version } from "../../../package.json";

/** The package's version: two of them on one page are told apart by it. */
export const VERSION = version;
