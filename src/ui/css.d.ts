/** Style sheets are text here: they go into the one adopted sheet, never into a page. */
declare module "*.css?raw" {
  const text: string;
  export default text;
}

/** A file's bytes, in base64. */
declare module "*?base64" {
  const text: string;
  export default text;
}

/** The rules of the classes that the bell shows, collected by the build; empty in development. */
declare module "virtual:gds-classes" {
  const text: string;
  export default text;
}

/** Those that the registration shows first, too. */
declare module "virtual:gds-classes/registration" {
  const text: string;
  export default text;
}

/** Those that the back office shows first, too, a line each. */
declare module "virtual:gds-classes/office" {
  const text: string;
  export default text;
}

/** The rules of all other classes, with the places of the office's rules among them. */
declare module "virtual:gds-classes/rest" {
  const text: string;
  export default text;
}
