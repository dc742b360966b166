export { addressOfPage, LinkPageContext } from "./link-page";
export { findMailedToken } from "./link-page";
export { useLinkMutation } from "./use-link-mutation";
