/** Style sheets are text here: they go into the one adopted sheet, never into a page. */
declare module "*.css?raw" {
  const text: string;
  export default text;
}

/** The rules of all twind classes, collected by the build; an empty text in development. */
declare module "virtual:gds-classes" {
  const text: string;
  export default text;
}
