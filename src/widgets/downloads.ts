import type { ChosenTransport } from "../api/transport";

/**
 * What is asked for when an element comes into the page: all its files at once, since one that is found out about in
 * another costs a wait. The build puts a module in the place of this one that names every file of `dist/`; from the
 * sources, files are asked for as they are found.
 */

/** Asks for one file. */
export type Download = () => Promise<unknown>;

/** The file that can define an element. */
export type Definition = () => Promise<{ define: () => void }>;

export interface ElementDownloads {
  definition: Definition;
  /** Files that the definition imports. */
  others: readonly Download[];
  /** Files that it needs when somebody is signed in. */
  signedIn?: readonly Download[];
}

export const elements: Readonly<Record<string, ElementDownloads>> = {
  "gds-backoffice": { definition: () => import("./backoffice/define"), others: [] },
  "gds-donor-registration": { definition: () => import("./donor-registration/define"), others: [] },
  "gds-notification-bell": { definition: () => import("./notification-bell/define"), others: [] },
};

/** Which files a page of the back office needs beside the element's, by the path after "#/" as a regular expression. */
export const pages: readonly (readonly [routes: string, ...files: Download[]])[] = [];

/** Where calls go that take another way than the network. */
export const transport: () => Promise<{ setTransport: (apiBase: string, chosen: ChosenTransport) => void }> = () =>
  import("../api/transport");
