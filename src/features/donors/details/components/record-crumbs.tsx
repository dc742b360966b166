import { hrefFor, ROUTES } from "../../../../domain/routes";
import { Breadcrumb } from "../../../../ui/page/breadcrumb";
import { listReturn } from "../../../../shared/lists/opened-row";
import { addressOf } from "../../../../shared/navigation";
import { texts } from "../texts";

interface RecordCrumbsProps {
  /** Empty while unknown. */
  name: string;
  /** Id of the donor, on another page of the record. */
  id?: string;
  /** The name of that page. */
  page?: string;
}

/** The breadcrumb of a donor's record, or of another page of it. */
export const RecordCrumbs = ({ name, id, page = texts.edit }: RecordCrumbsProps) => (
  <Breadcrumb
    crumbs={[
      { label: ROUTES.donors.crumb, ...listReturn(hrefFor("donors")) },
      {
        label: name || texts.recordCrumb,
        href: id === undefined ? null : addressOf(hrefFor("donorDetails", { id })),
      },
      ...(id === undefined ? [] : [{ label: page, href: null }]),
    ]}
  />
);
