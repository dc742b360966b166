/** The type check tests that a link names an existing route with its parameters. */
import { hrefFor } from "../../src/domain/routes";

export const LINKS: readonly string[] = [
  hrefFor("donors"),
  hrefFor("donorDetails", { id: "d1" }),
  // @ts-expect-error no such route
  hrefFor("nowhere"),
  // @ts-expect-error a donor's address needs the id
  hrefFor("donorDetails"),
  // @ts-expect-error the parameter has another name
  hrefFor("donorDetails", { donorId: "d1" }),
  // @ts-expect-error the list's address has no id
  hrefFor("donors", { id: "d1" }),
];
