export { addressOfPage, findMailedToken, LinkPageContext } from "./link-page";
export { useLinkMutation } from "./use-link-mutation";
