import { useCan } from "../../../api/react/ability";
import { donorSchema, zonelessDonorSchema } from "../../../domain/validation/donor-schema";
import type { DonorRecord } from "../../../shared/donor/reads";
import { useZones } from "../../../shared/settings/zones";
import type { SelectOption } from "../../../ui/field/select";
import {
  DONOR_FORM_FIELDS,
  FIELDS_OF_TYPED_ZONE,
  FIELDS_WITHOUT_ZONES,
  type DonorFormFields,
} from "./donor-form-fields";

/** What a donor's form knows of the association's zones. */
export interface FormZones {
  /** Whether a zone must be chosen: there are some, or they are still loading. */
  required: boolean;
  /** The zones to which this user may assign the donor. */
  options: readonly SelectOption[];
  /** Whether the zone is a text field: the server has no list of zones (decisions §2), or an empty one. */
  typed: boolean;
  /** Why the zones couldn't be read; null if they could. */
  failure: { message: string; retrying: boolean; retry: () => void } | null;
}

/**
 * @param donor null for somebody new
 * @returns the zones, and the form's fields and checks that follow from them: one is required only while there may be any to
 *   choose, so that a server without them saves donors, too; the zone that somebody has is kept
 */
export function useFormZones(donor: DonorRecord | null) {
  const can = useCan();
  const state = useZones();
  const mayUse = (area: string) =>
    donor ? can("update", "Donor", { ...donor, area }) : can("create", "Donor", { area });
  const known = state.status === "ready" ? state.data.zones : [];
  const options = known.flatMap(({ name }) => (mayUse(name) ? [{ value: name, label: name }] : []));
  const typed = state.status === "absent" || (state.status === "ready" && known.length === 0);
  const required = state.status === "loading" || options.length > 0;
  const { status } = state;
  const failure =
    status === "error" ? { message: state.error.message, retrying: state.retrying, retry: state.retry } : null;
  const zones: FormZones = { required, options, typed, failure };
  const fields: DonorFormFields = required ? DONOR_FORM_FIELDS : typed ? FIELDS_OF_TYPED_ZONE : FIELDS_WITHOUT_ZONES;
  return {
    zones,
    fields,
    schema: required ? donorSchema : zonelessDonorSchema,
  };
}
