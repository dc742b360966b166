import { hrefFor, ROUTES } from "../../../../domain/routes";
import { Breadcrumb } from "../../../../ui/page/breadcrumb";
import { listReturn } from "../../../../shared/lists/opened-row";
import { addressOf } from "../../../../shared/navigation";
import { texts } from "../texts";

interface RecordCrumbsProps {
  /** Empty while unknown. */
  name: string;
  /** Id of the donor, on the page that edits the record. */
  edited?: string;
}

/** The breadcrumb of a donor's record or of its form. */
export const RecordCrumbs = ({ name, edited }: RecordCrumbsProps) => (
  <Breadcrumb
    crumbs={[
      { label: ROUTES.donors.crumb, ...listReturn(hrefFor("donors")) },
      {
        label: name || texts.recordCrumb,
        href: edited === undefined ? null : addressOf(hrefFor("donorDetails", { id: edited })),
      },
      ...(edited === undefined ? [] : [{ label: texts.edit, href: null }]),
    ]}
  />
);
