/**
 * What is asked for when an element comes into the page: all its files at once, since one that is found out about in
 * another costs a wait. The build puts a module in the place of this one that names every file of `dist/`; from the
 * sources, files are asked for as they are found, but for those of the page that is opened most.
 */

/** Stands for a file; a text of such characters for several. */
type Files = string;

/** Asks for one file. */
export const ask = (file: string): Promise<unknown> => SOURCES[file]?.() ?? Promise.reject(new Error(file));

const SOURCES: Readonly<Record<string, () => Promise<unknown>>> = {
  0: () => import("./backoffice/define"),
  1: () => import("./donor-registration/define"),
  2: () => import("./notification-bell/define"),
  3: () => import("./autoloader-functions"),
  4: () => import("./page-markup"),
  5: () => import("../features/donors/registry/donors-page"),
  6: () => import("./labels-italiano"),
};

/** The files of an element: those that it always needs, the one that defines it first; those for a user who is signed in. */
export const elements: readonly (readonly [tag: string, needed: Files, signedIn: Files])[] = [
  ["gds-backoffice", "0", ""],
  ["gds-donor-registration", "1", ""],
  ["gds-notification-bell", "2", ""],
];

/** Which files a page of the back office needs beside the element's, by the path after "#/" as a regular expression. */
export const pages: readonly (readonly [routes: string, files: Files])[] = [["app/donors", "5"]];

/** The file of `autoloader-functions.ts`; each element imports it, too. */
export const autoloaderFunctions = "3";

/** The file of `labels-italiano.ts`. */
export const italianLabels = "6";

/** The file of `page-markup.ts`. */
export const pageMarkup = "4";
