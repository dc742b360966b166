import { Download, Ellipsis, ExternalLink, LoaderCircle } from "lucide-react";
import { fileTitle } from "../../../domain/documents/file-name";
import { hrefFor } from "../../../domain/routes";
import type { DocumentRow } from "../../../shared/documents";
import { addressOf } from "../../../shared/navigation";
import { IconButton } from "../../../ui/icon-button";
import { Menu } from "../../../ui/menu/menu";
import { cx, tw } from "../../../ui/tw";
import { useDocumentActions } from "../actions/use-document-actions";
import { texts } from "../texts";
import { useDownload } from "../use-download";

/** A row's "…": what can be done with its document. */
export function DocumentMenu({ document }: { document: DocumentRow }) {
  const { download, loading } = useDownload();
  const { entries, dialogs, running } = useDocumentActions(document);
  const busy = loading || running;
  return (
    <>
      <Menu
        align="end"
        trigger={(props) => (
          <IconButton
            icon={busy ? LoaderCircle : Ellipsis}
            label={texts.actionsOf(fileTitle(document.name) || texts.noName)}
            {...props}
            aria-busy={busy || props["aria-busy"]}
            className={cx(busy && tw`[&>svg]:animate-spin`)}
          />
        )}
        entries={[
          {
            kind: "item",
            label: texts.open,
            icon: ExternalLink,
            href: addressOf(hrefFor("documentDetails", { id: document._id })),
          },
          { kind: "item", label: texts.download, icon: Download, onSelect: () => void download(document) },
          ...entries,
        ]}
      />
      {dialogs}
    </>
  );
}
