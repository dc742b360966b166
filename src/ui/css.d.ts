/** Style sheets are text here: they go into the one adopted sheet, never into a page. */
declare module "*.css?raw" {
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

/** The rules of all twind classes. */
declare module "virtual:gds-classes/all" {
  const text: string;
  export default text;
}
