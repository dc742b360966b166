import { endpoints } from "../../../api/endpoints";
import { UNSEEN_STATUSES } from "../../../api/errors";
import { useCan } from "../../../api/react/ability";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { PartCard } from "../../donor/parts/part-card";
import { AccessCard } from "./access-card";
import { accessAnswer } from "./account";
import { texts } from "./texts";

/** A donor's account, for administrators. Hidden if the server has no accounts of donors. */
export function DonorAccessCard({ id, name }: { id: string; name: string }) {
  const may = useCan()("read", "User");
  const query = may ? { path: endpoints.user(id), schema: accessAnswer } : null;
  const state = useFeatureQuery("people", query, { optional: UNSEEN_STATUSES });
  if (!may) return null;
  return (
    <PartCard title={texts.access} state={state} loading={texts.loading} failed={texts.failed}>
      {({ user }) => <AccessCard account={user} name={name || user.email} />}
    </PartCard>
  );
}
