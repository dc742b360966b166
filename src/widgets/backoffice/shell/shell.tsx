import { useRef, type ReactNode } from "react";
import type { User } from "../../../domain/entities";
import { UploadDock } from "../../../shared/documents/uploads/components/upload-dock";
import { ExportDock } from "../../../shared/lists/exports/components/export-dock";
import { ConsentGate, PrivacyBanner } from "../../../features/privacy";
import { PageMain } from "../../../ui/page/page-main";
import { tw } from "../../../ui/tw";
import type { Emit } from "../../events";
import { RouteCrumbs } from "./route-crumbs";
import { texts } from "./texts";
import { TopBar } from "./top-bar";

interface ShellProps {
  user: User;
  path: string;
  privacyUrl: string | null;
  bell: boolean;
  emit: Emit;
  children: ReactNode;
}

/** The frame of every page under `/app` (specification §2). */
export function Shell({ user, path, privacyUrl, bell, emit, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <div className={tw`relative flex min-h-[max(560px,var(--gds-min-height))] flex-col`}>
      <TopBar user={user} path={path} bell={bell} emit={emit} content={main} />
      <PrivacyBanner privacyUrl={privacyUrl} onLeave={() => main.current?.focus({ preventScroll: true })} />
      <ConsentGate />
      <PageMain
        ref={main}
        label={texts.content}
        className={tw`mx-auto grid w-full max-w-page flex-1 content-start gap-4 p-pad pb-end focus-visible:outline-none`}
      >
        <RouteCrumbs path={path} from={2} />
        <div>{children}</div>
      </PageMain>
      <ExportDock />
      <UploadDock />
    </div>
  );
}
