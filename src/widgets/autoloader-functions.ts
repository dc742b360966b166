/** What the autoloader needs of the code that all elements share. */
export { setTransport } from "../api/transport";
export { canDefine } from "./host/version";
