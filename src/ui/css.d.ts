/** The text of a style sheet, for the adopted sheet. */
declare module "*.css?raw" {
  const text: string;
  export default text;
}

/** The bytes of a file, in base64. */
declare module "*?base64" {
  const text: string;
  export default text;
}

/** The rules of the classes of the bell, collected by the build; empty in development. */
declare module "virtual:gds-classes" {
  const text: string;
  export default text;
}

/** The same, and the classes of the registration's first screens. */
declare module "virtual:gds-classes/registration" {
  const text: string;
  export default text;
}

/** The same, and the classes of the back office's first screens, one a line. */
declare module "virtual:gds-classes/office" {
  const text: string;
  export default text;
}

/** The rules of all other classes. A number is replaced by that many lines of the office's rules. */
declare module "virtual:gds-classes/rest" {
  const text: string;
  export default text;
}
