import { exportFields } from "../../../domain/export/export-fields";
import type { ExportOrder } from "./export-order";
import type { PaperLayout } from "./files/printed-list";
import { texts } from "./texts";

/** What is signed for at a ceremony, award by award, from the lowest. */
const AWARDS_DUE = { groupedBy: "awardDue", sort: "rank" };

/** @returns how a list stands on paper, and what is to be read for that: its groups' field, and the rows group by group */
export function paperOf(order: ExportOrder): { layout: PaperLayout | null; order: ExportOrder } {
  if (order.entity !== "awardsDue") return { layout: null, order };
  const { groupedBy, sort } = AWARDS_DUE;
  const others = order.fields.filter(({ name }) => name !== groupedBy);
  const fields = [...exportFields(order.entity).filter(({ name }) => name === groupedBy), ...others];
  const { read } = order;
  return {
    layout: { groupedBy, signature: texts.signature },
    order: { ...order, fields, read: { ...read, query: { ...read.query, order: sort } } },
  };
}
