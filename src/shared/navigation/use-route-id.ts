import { useLocation } from "wouter";
import { findRoute } from "../../domain/routes";

/** @returns the id in the address of the page; nothing where its route has none */
export function useRouteId(): string {
  const [path] = useLocation();
  return findRoute(path)?.id ?? "";
}
