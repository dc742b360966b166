export { likeOnes, likeQuery } from "./like-query";
export { hasSameCode, isLike, likenesses, likenessFilter, MARKS, type Likeness, type Person } from "./likeness";
