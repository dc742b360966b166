/** What becomes of a write's answer on its way. @param done has the server do it */
export type Fate = (request: Request, done: (request: Request) => Promise<Response>) => Promise<Response>;

/** The server has done it, and its answer says nothing of that: by how a test's name tells it. */
export const LOST: Record<string, Fate> = {
  "was cut": async (request, done) => {
    await done(request);
    throw new TypeError("cut");
  },
  "told of a version that the save itself had made": async (request, done) => {
    await done(request);
    return Response.json({ success: false, message: "Cambiato.", code: "version" }, { status: 409 });
  },
};

/** For the client these are the same as an answer that was cut (`isOpen` in `src/api/confirm-write.ts`). */
export const LIKE_CUT: typeof LOST = {
  "came from a gateway that gave up": async (request, done) => {
    await done(request);
    return new Response("", { status: 504 });
  },
  "was a captive portal's": async (request, done) => {
    await done(request);
    return new Response("<html>", { headers: { "Content-Type": "text/html" } });
  },
};

/** Those, and a yes that says nothing of the record. */
export const LOST_OR_BARE: typeof LOST = {
  ...LOST,
  "was a yes without a record": async (request, done) => {
    await done(request);
    return Response.json({ success: true });
  },
};
