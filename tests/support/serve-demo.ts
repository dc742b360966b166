import { resolve } from "node:path";
import { serveFolder } from "./static-server";

/** Serves the built demo on the port from playwright.config.ts. */
await serveFolder(resolve("dist-demo"), Number(process.env.PORT));
