import { SWRConfig } from "swr";
import { endpoints } from "../../../api/endpoints";
import { ownersPrefix } from "../../../api/react/cache";

/** @returns a function that says whether a path is among the user's cached reads, or is that of the signed-in user */
export function cachedPaths(apiBase: string, userId: string | null): (path: string) => boolean {
  const prefix = ownersPrefix(apiBase, userId);
  const own = [...SWRConfig.defaultValue.cache.keys()].filter((key) => key.startsWith(prefix));
  const paths = new Set(own.map((key) => key.slice(prefix.length).split(" ", 1)[0] ?? ""));
  return (path) =>
    path.endsWith("/")
      ? [...paths].some((cached) => cached.startsWith(path))
      : paths.has(path) || path === endpoints.me();
}
