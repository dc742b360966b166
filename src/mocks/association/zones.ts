import { allows } from "../auth/abilities";
import { findUser } from "../auth/accounts";
import { readAccessToken } from "../auth/tokens";
import { countPlaces } from "../db/places";
import { bearerOf } from "../guard";
import type { Api } from "../handlers/api";
import { serializeAssociation, serializeZone } from "../write/serialize";

/** The lists of zones and associations. That of zones needs no session, because the sign-up form shows it. */
export const zoneHandlers = ({ anonymous, session }: Api) => [
  anonymous.get("/zones", ({ request, response, db }) => {
    const user = findUser(db, readAccessToken(db, bearerOf(request)) ?? "");
    const counts = new URL(request.url).searchParams.has("counts") && user && allows(user, "update", "Zone");
    const donorCounts = counts ? countPlaces(db) : undefined;
    const zones = db.records.zones().map((zone) => serializeZone(db, zone, donorCounts));
    return response(200).json({ success: true, zones });
  }),

  session.get("/associations", ({ response, db }) => {
    const all = db.records.zones().flatMap(({ _id }) => db.records.associationsOf(_id));
    return response(200).json({
      success: true,
      associations: all.map((association) => serializeAssociation(db, association)),
    });
  }),
];
