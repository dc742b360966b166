import { formatNumber } from "../../../domain/format";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";
import type { MoreDocuments } from "./use-donor-documents";

/** Whether there is anything to be said under the rows. */
export const hasFooter = ({ there, cut }: MoreDocuments): boolean => there || cut > 0;

/** How to see the other documents, and that some can't be seen. @param onShow they are asked for */
export const MoreFooter = ({ more, onShow }: { more: MoreDocuments; onShow: () => void }) => (
  <>
    {more.cut > 0 && <p className={tw`text-label text-muted`}>{texts.cut(formatNumber(more.cut))}</p>}
    {more.failed && !more.showing && (
      <p role="alert" className={tw`text-label text-danger-text`}>
        {texts.moreFailed}
      </p>
    )}
    {more.there && (
      <Button
        small
        className={tw`ml-auto`}
        loading={more.showing}
        onClick={() => {
          onShow();
          more.show();
        }}
      >
        {texts.more(more.next === null ? null : formatNumber(more.next))}
      </Button>
    )}
  </>
);
