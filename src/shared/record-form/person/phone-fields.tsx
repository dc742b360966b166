import { RecordField } from "..";
import type { FilledInBy } from "./texts";

const Field = RecordField<"mobile" | "phoneHome">;

/** The telephones. Who writes about themselves leaves one to be called on: the house's, if there is no mobile. */
export const PhoneFields = ({ by }: { by: FilledInBy }) =>
  by === "staff" ? (
    <>
      <Field name="mobile" span="half" />
      <Field name="phoneHome" span="half" />
    </>
  ) : (
    <>
      <Field name="mobile" span="half" deps="phoneHome" autoComplete="tel" aria-required />
      <Field name="phoneHome" span="half" deps="mobile" autoComplete="home tel" optional />
    </>
  );
