import { useCan } from "../../api/react/ability";
import { useOptionalQuery } from "../../api/react/use-optional-query";
import { endpoints } from "../../api/endpoints";
import { documentsAnswer, useLiveDocuments } from "../documents";

/** As many as a home shows, and as a record does: more are in the documents' own list. */
const MOST = { own: 4, record: 50 };

/**
 * The newest documents of a donor.
 * @param donorId whose: those that name them; null for one's own, which are all that one may see
 */
export function useDonorDocuments(donorId: string | null) {
  const can = useCan();
  useLiveDocuments();
  const limit = donorId === null ? MOST.own : MOST.record;
  const query = { skip: 0, limit, order: "-changedAt", ...(donorId !== null && { donorId }) };
  return useOptionalQuery(
    "documents",
    can("read", "Document") ? { path: endpoints.documents(), query, schema: documentsAnswer(0, limit) } : null,
  );
}
