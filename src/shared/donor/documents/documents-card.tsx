import { hrefFor } from "../../../domain/routes";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { DamagedRows } from "../../../ui/messages/damaged-rows";
import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import { addressOf } from "../../navigation";
import { DocumentLine } from "./document-line";
import { hasFooter, MoreFooter } from "./more-footer";
import { texts } from "./texts";
import { useGoingOn } from "./use-going-on";
import type { useDonorDocuments } from "./use-donor-documents";

interface DocumentsCardProps {
  state: ReturnType<typeof useDonorDocuments>;
  /** One's own, for a donor. */
  own?: boolean;
  /** Those of the association, for whom no menu leads to them; else those of the donor of a record. */
  office?: boolean;
}

/** Documents, each leading to its page, the newest first; nothing where the server has no documents. */
export function DocumentsCard({ state, own = false, office = false }: DocumentsCardProps) {
  const { rows } = state.more;
  const [list, goOn] = useGoingOn(rows.length);
  if (state.status === "absent") return null;
  const words = own ? "own" : office ? "office" : "of";
  return (
    <Card
      title={texts[words]}
      flush={rows.length > 0}
      actions={
        (words !== "of" || rows.length > 0) && (
          <Button small href={addressOf(hrefFor("documents"))}>
            {words === "of" ? texts.toAll : texts.all}
          </Button>
        )
      }
      footer={state.status === "ready" && hasFooter(state.more) && <MoreFooter more={state.more} onShow={goOn} />}
    >
      {state.status === "loading" ? (
        <SkeletonGroup label={texts.loading}>
          <Skeleton height={44} />
        </SkeletonGroup>
      ) : state.status === "error" ? (
        <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
          {state.error.message}
        </ErrorState>
      ) : (
        <>
          <DamagedRows count={state.data.damaged} />
          {rows.length > 0 ? (
            <ul ref={list} className={tw`mt-3 border-t`}>
              {rows.map((document) => (
                <DocumentLine key={document._id} document={document} />
              ))}
            </ul>
          ) : (
            state.data.damaged === 0 && <p className={tw`text-muted`}>{texts.empty[words]}</p>
          )}
        </>
      )}
    </Card>
  );
}
