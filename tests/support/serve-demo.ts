import { resolve } from "node:path";
import { serveFolder } from "./static-server";

/** Serves the built demo to the journeys, on the port that playwright.config.ts has chosen. */
await serveFolder(resolve("dist-demo"), Number(process.env.PORT));
