import { hrefFor } from "../../../domain/routes";

/** @returns the route of a donor's record; null where nobody says who it is */
export const donorRoute = (donor: { readonly _id: string } | null): string | null =>
  donor?._id ? hrefFor("donorDetails", { id: donor._id }) : null;
