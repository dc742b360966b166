import { useEffect } from "react";
import { mayFetchAhead } from "../../api/client/ahead";
import { decideAccess } from "../../domain/access";
import type { User } from "../../domain/entities";
import { findRoute, ROUTES } from "../../domain/routes";
import { pages } from "./pages";

/** Loads the code of a page, never its data, when the pointer or the focus comes to a link to it. */
export function useApproachedPage(host: HTMLElement, user: User | null): void {
  useEffect(() => {
    const approach = (event: Event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (!link?.hash.startsWith("#/") || !mayFetchAhead()) return;
      const match = findRoute(link.hash.slice(1).split("?", 1)[0] ?? "");
      if (match && decideAccess(ROUTES[match.name], user, match.id).type !== "redirect") pages[match.name]?.load(user);
    };
    const events = ["pointerover", "focusin"] as const;
    for (const name of events) host.addEventListener(name, approach);
    return () => {
      for (const name of events) host.removeEventListener(name, approach);
    };
  }, [host, user]);
}
