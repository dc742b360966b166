import { useMemo } from "react";
import { nameInRecord } from "../../../../domain/fields/own-fields";
import { hrefFor } from "../../../../domain/routes";
import { isPending } from "../../../../domain/donor/status";
import { Button } from "../../../../ui/buttons/button";
import { EmptyState } from "../../../../ui/messages/empty-state";
import { addressOf, navigate } from "../../../../shared/navigation";
import { RecordEditPage } from "../../../../shared/record-form/edit-page";
import { ownChanges, ownProblem } from "../../../../shared/record-form/person";
import { ownRule, valuesOf } from "../own-fields";
import { useProfile } from "../requests/get-profile";
import { profileSource } from "../requests/save-profile";
import { texts } from "../texts";
import { OwnSections } from "./own-sections";

const words = { problem: ownProblem, ...ownChanges };

/** The form of the own record: all that a donor may change (decisions §3). */
export function OwnForm({ userId }: { userId: string }) {
  const profile = useProfile(userId);
  const donor = profile.status === "ready" ? profile.data.donor : null;
  const { fields, schema, telephone } = useMemo(() => ownRule(donor), [donor]);
  return (
    <RecordEditPage
      source={profileSource(userId)}
      fields={fields}
      schema={schema}
      words={words}
      valuesOf={({ donor }) => valuesOf(donor)}
      ability={{ subject: "Donor", nameOf: nameInRecord }}
      // saving it would send the form: that is the registration's to do, with all that it asks for
      instead={({ donor }) => isPending(donor.status) && <FormFirst />}
      draft={{ name: `profile ${userId}`, guarded: true }}
      title={texts.editTitle}
      lead={texts.editLead}
      recordName={texts.yours}
      leave={() => navigate(hrefFor("profile", { id: userId }))}
    >
      <OwnSections telephone={telephone} />
    </RecordEditPage>
  );
}

const FormFirst = () => (
  <EmptyState
    level={1}
    title={texts.formFirst}
    actions={
      <Button kind="primary" href={addressOf(hrefFor("registration"))}>
        {texts.toForm}
      </Button>
    }
  />
);
