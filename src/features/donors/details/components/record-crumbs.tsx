import { hrefFor, ROUTES } from "../../../../domain/routes";
import { Breadcrumb } from "../../../../ui/page/breadcrumb";
import { listReturn } from "../../../../shared/lists/opened-row";
import { addressOf } from "../../../../shared/navigation";
import { texts } from "../texts";

interface RecordCrumbsProps {
  /** Empty while nobody knows it. */
  name: string;
  /** Of the donor whose form this is, which stands below the record. */
  edited?: string;
}

/** Where the record stands, by the donor's name. */
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
