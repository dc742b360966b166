import { detailsHref } from "../../../domain/routes";
import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useUser } from "../../../api/react/connection";
import { pickFields } from "../../../domain/fields/field";
import { USER_FIELDS } from "../../../domain/fields/user-fields";
import { navigate } from "../../../shared/navigation";
import { RecordEditPage, type RecordSource } from "../../../shared/record-form/edit-page";
import { staffAccountAnswer, type StaffAccount } from "../account";
import { texts } from "./texts";

const PERSON = pickFields(USER_FIELDS, ["lastName", "firstName", "phone"]);
/** Who hasn't come yet may have been written to at a wrong address. */
const INVITED = pickFields(USER_FIELDS, ["lastName", "firstName", "email", "phone"]);

/** @param own whether it is who is signed in: what the shell says of them changes, too */
const sourceOf = (id: string, own: boolean): RecordSource<ReturnType<typeof staffAccountAnswer>> => ({
  query: { path: endpoints.user(id), schema: staffAccountAnswer },
  recordOf: ({ user }) => user ?? {},
  invalidates: () => [...affectedReads.user(id), ...(own ? affectedReads.ownAccount() : [])],
  done: texts.saved,
});

/** The form of an account of the staff: who it is, and how they are reached. */
export function AccountEdit({ account }: { account: StaffAccount }) {
  const own = useUser()?._id === account._id;
  return (
    <RecordEditPage
      source={sourceOf(account._id, own)}
      fields={account.status === "staged" ? INVITED : PERSON}
      ability={{ subject: "User" }}
      title={texts.editTitle}
      leave={() => navigate(detailsHref(account))}
    />
  );
}
