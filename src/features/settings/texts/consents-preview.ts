import { count, malformed, map, record } from "../../../api/readers/read";

/** Reads how many donors must answer again. @throws ApiError of kind "malformed" without a count, which isn't zero */
export const consentsPreviewAnswer = map(record({ asked: count(null), onPaper: count(0) }), (read) => {
  if (!read || read.asked === null) throw malformed("asked");
  return { asked: read.asked, onPaper: read.onPaper };
});
export type ConsentsPreview = ReturnType<typeof consentsPreviewAnswer>;
