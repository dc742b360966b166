/** The package's version: two of them on one page are told apart by it. The build puts it in. */
export const VERSION: string = process.env.GDS_VERSION ?? "";
