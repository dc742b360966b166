import { hrefFor, ROUTES } from "../../../domain/routes";
import { Breadcrumb } from "../../../ui/breadcrumb";
import { addressOf } from "../../navigation";
import { texts } from "../texts";

/** Where the record stands, by the donor's name. @param name empty while nobody knows it */
export const RecordCrumbs = ({ name }: { name: string }) => (
  <Breadcrumb
    crumbs={[
      { label: ROUTES.donors.crumb, href: addressOf(hrefFor("donors")) },
      { label: name || texts.recordCrumb, href: null },
    ]}
  />
);
