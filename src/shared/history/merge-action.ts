import { createContext, type ReactNode } from "react";

/** What a history offers beside a merge of two records, by its id. The page provides it. */
export const MergeActionContext = createContext<((mergeId: string) => ReactNode) | null>(null);
