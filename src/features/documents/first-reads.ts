import { endpoints } from "../../api/endpoints";
import { findRoute } from "../../domain/routes";
import { listRead, type PlainListSource } from "../../shared/lists/query/list-source";
import { readListView } from "../../shared/lists/query/list-view";
import { readListQuery } from "../../shared/lists/query/list-query";
import { type Preload } from "../../shared/navigation";

/** Values of the filter "seen by". The first means no filter, and isn't in the address. */
export const SEEN_BY = ["documents", "donor", "manager", "director", "admin"] as const;

/** Which documents a list shows: a folder's, those in no folder, the bin's, or a donor's own. */
export type DocumentScope = { type: "folder"; id: string } | { type: "root" } | { type: "bin" } | { type: "own" };

/**
 * @param text the search text; a search looks in all folders
 * @param seenBy null: no filter
 */
export function documentsSource(scope: DocumentScope, text: string, seenBy: string | null): PlainListSource {
  const everywhere = text.trim() !== "" || scope.type === "own" || scope.type === "bin";
  const folder = scope.type === "folder" ? scope.id : "root";
  return {
    kind: "documents",
    path: endpoints.documents(),
    features: ["documents"],
    idField: "_id",
    defaultSort: scope.type === "own" || scope.type === "bin" ? "-changedAt" : "name",
    sortable: ["name", "size", "changedAt"],
    tabs: SEEN_BY,
    query: {
      ...(!everywhere && { folder }),
      ...(scope.type === "bin" && { deleted: "true" }),
      ...(seenBy !== null && { seenBy }),
    },
  };
}

function scopeIn(path: string, role: string | undefined): DocumentScope {
  const route = findRoute(path);
  if (route?.name === "documentsBin") return { type: "bin" };
  if (route?.name === "documentFolder") return { type: "folder", id: route.id ?? "" };
  return role === "donor" ? { type: "own" } : { type: "root" };
}

/** Preloads the list that the address names, and its folders, once the user is known. */
export const preloadDocuments: Preload = ({ path, search, state }, user) => {
  if (!state || !user) return [];
  const query = readListQuery(state);
  const scope = scopeIn(path, user.role);
  const rules = documentsSource(scope, query.text, null);
  const view = readListView(search, rules);
  const list = listRead(documentsSource(scope, query.text, view.tab), view, query);
  return scope.type === "own" ? [list] : [list, { path: endpoints.documentFolders(), features: ["documents"] }];
};

export const preloadDocument: Preload = ({ path }) => {
  const { id = "" } = findRoute(path) ?? {};
  return id.replace(/[.\s]/g, "") ? [{ path: endpoints.document(id), features: ["documents"] }] : [];
};
