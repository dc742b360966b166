export { useMailedToken, useTokenKeeper } from "./mailed-token";
