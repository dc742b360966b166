export { addressOfPage, LinkPageContext } from "./link-page";
export { findMailedToken } from "./mailed-token";
export { useLinkMutation } from "./use-link-mutation";
