export { TokenKeeper, useMailedToken } from "./mailed-token";
