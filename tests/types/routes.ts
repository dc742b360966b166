/** Compiled with everything else: a link names a route that there is, with what its address needs. */
import { hrefFor } from "../../src/domain/routes";

export const LINKS: readonly string[] = [
  hrefFor("donors"),
  hrefFor("donorDetails", { id: "d1" }),
  // @ts-expect-error no such route
  hrefFor("nowhere"),
  // @ts-expect-error a donor's address needs the id
  hrefFor("donorDetails"),
  // @ts-expect-error by its own name
  hrefFor("donorDetails", { donorId: "d1" }),
  // @ts-expect-error the list's needs none
  hrefFor("donors", { id: "d1" }),
];
