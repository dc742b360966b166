import { Upload } from "lucide-react";
import { useRef } from "react";
import { useQuery } from "../../../api/react/use-query";
import { documentLimitsQuery, type WholeDocument } from "../../../shared/documents/document";
import { useUploads } from "../../../shared/documents/uploads/components/upload-dock";
import { Button } from "../../../ui/buttons/button";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { accepted, refusalOf, UploadLimits } from "./upload-limits";
import { texts } from "./texts";

/** Uploads a new version of a document. */
export function NewVersionButton({ document }: { document: WholeDocument }) {
  const { add } = useUploads();
  const toast = useToast();
  const state = useQuery(documentLimitsQuery);
  const limits = state.status === "ready" ? state.data.limits : null;
  const input = useRef<HTMLInputElement>(null);
  const { _id, folder, sight } = document;
  return (
    <div className={tw`grid w-full grid-cols-[minmax(0,1fr)] justify-items-start gap-1`}>
      <Button
        kind="quiet"
        icon={Upload}
        className={tw`-ml-3 max-w-full !whitespace-normal text-left !leading-tight`}
        onClick={() => input.current?.click()}
      >
        {texts.newVersion}
      </Button>
      <UploadLimits limits={limits} />
      <input
        ref={input}
        type="file"
        accept={accepted(limits)}
        aria-label={texts.versionInput}
        tabIndex={-1}
        className={tw`sr-only`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = ""; // the same file can be chosen again after a change
          const { roles = [], areas = [], donorId = null } = sight ?? {};
          if (!file) return;
          if (refusalOf(file, limits) !== null) return void toast.error(texts.versionRefused);
          const to = { folder, sight: { roles, areas, donorId }, documentId: _id };
          add([file], to).catch(() => toast.error(texts.failed));
        }}
      />
    </div>
  );
}
