import { count, malformed, map, record } from "../../../api/read";

/** How many donors would be asked again. @throws ApiError where the answer doesn't tell how many: that is not zero */
export const consentsPreviewAnswer = map(record({ asked: count(null), onPaper: count(0) }), (read) => {
  if (!read || read.asked === null) throw malformed("asked");
  return { asked: read.asked, onPaper: read.onPaper };
});
export type ConsentsPreview = ReturnType<typeof consentsPreviewAnswer>;
