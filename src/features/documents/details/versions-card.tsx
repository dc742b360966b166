import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { dayOf } from "../../../domain/dates/days";
import { formatSize } from "../../../domain/documents/file-name";
import { formatFullMoment, formatShortDate } from "../../../domain/format";
import type { DocumentVersion, WholeDocument } from "../../../shared/documents/document";
import { Card } from "../../../ui/display/card";
import { IconButton } from "../../../ui/buttons/icon-button";
import { tw } from "../../../ui/tw";
import { useDownload } from "../use-download";
import { texts } from "./texts";

interface VersionsCardProps {
  document: WholeDocument;
  actionsOf?: (version: DocumentVersion) => ReactNode;
  footer?: ReactNode;
}

export function VersionsCard({ document, actionsOf, footer }: VersionsCardProps) {
  const { download } = useDownload();
  return (
    <Card title={texts.versions} footer={footer}>
      <ul className={tw`grid divide-y`}>
        {document.files.map((version, at) => (
          <li
            key={version.number}
            className={tw`flex min-w-0 tiny:flex-wrap items-center gap-2 py-2.5 first:pt-0 last:pb-0`}
          >
            <span className={tw`grid min-w-0 flex-1 tiny:!flex-[1_1_96px]`}>
              <span className={tw`font-strong`}>
                {at === 0 ? texts.inUse(version.number) : texts.version(version.number)}
              </span>
              <span className={tw`break-anywhere text-label text-faint`}>
                <VersionDetails version={version} />
              </span>
            </span>
            {at > 0 && (
              <>
                <IconButton
                  icon={Download}
                  label={texts.downloadVersion(version.number)}
                  onClick={() => void download(document, version)}
                />
                {actionsOf?.(version)}
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function VersionDetails({ version: { at, by, size } }: { version: DocumentVersion }) {
  const day = at && dayOf(at);
  const rest = [...(by?.name ? [by.name] : []), ...(size === null ? [] : [formatSize(size)])].join(", ");
  return (
    <>
      {at && day && (
        <time dateTime={at} title={formatFullMoment(new Date(at))}>
          {formatShortDate(day)}
        </time>
      )}
      {day && rest && ", "}
      {rest}
    </>
  );
}
