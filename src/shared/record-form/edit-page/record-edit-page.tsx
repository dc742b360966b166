import { useState, type ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { useQuery } from "../../../api/react/use-query";
import type { FieldCatalogue } from "../../../domain/fields/field";
import { toForm } from "../../../domain/fields/form-values";
import { EmptyState } from "../../../ui/messages/empty-state";
import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import type { FormAbility } from "../locked-fields";
import { RecordForm, type RecordFormProps } from "../record-form";
import { texts } from "../texts";
import { useRecordCalls, type RecordSource } from "./use-record-calls";

type Own = "record" | "now" | "draft" | "save" | "reread" | "ability";

interface RecordEditPageProps<Fields extends FieldCatalogue, Answer extends object>
  extends Omit<RecordFormProps<Fields, Answer>, Own>, Partial<Pick<RecordFormProps<Fields, Answer>, "draft">> {
  /** Where the record is read and saved. */
  source: RecordSource<Answer>;
  /** Names of the record and its fields in the ability. */
  ability: Pick<FormAbility, "subject" | "nameOf">;
  /** Replaces the form for some records. */
  instead?: (record: Answer) => ReactNode;
}

/** A page that edits a record: reads it, shows the form to users who may change it, and saves with undo. */
export const RecordEditPage = <Fields extends FieldCatalogue, Answer extends object>(
  props: RecordEditPageProps<Fields, Answer>,
) => <Edited key={props.source.query.path} {...props} />;

function Edited<Fields extends FieldCatalogue, Answer extends object>(props: RecordEditPageProps<Fields, Answer>) {
  const { source, ability, instead, ...form } = props;
  const { query, recordOf = (answer: Answer): object => answer } = source;
  const can = useCan();
  const state = useQuery(query, { throwRouteErrors: true });
  const now = state.status === "ready" ? state.data : null;
  const initial = useInitialValue(now);
  const calls = useRecordCalls(source);
  if (initial) {
    const record = recordOf(initial);
    if (!can("update", ability.subject, record)) return <EmptyState level={1} title={texts.refused} />;
    return (
      instead?.(initial) || (
        <RecordForm
          draft={{ name: query.path }}
          valuesOf={(answer) => toForm(form.fields, recordOf(answer) as Record<string, unknown>)}
          {...form}
          {...calls}
          ability={{ ...ability, record }}
          record={initial}
          now={now ?? initial}
        />
      )
    );
  }
  if (state.status === "error")
    return (
      <ErrorState level={1} title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    );
  return (
    <SkeletonGroup label={texts.loading}>
      <Skeleton height={320} />
    </SkeletonGroup>
  );
}

/** @returns the first value that isn't null, also after later changes */
export function useInitialValue<Value>(value: Value | null): Value | null {
  const [initial, setInitial] = useState(value);
  if (value && !initial) setInitial(value);
  return initial;
}
