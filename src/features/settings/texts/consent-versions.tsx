import { Eye } from "lucide-react";
import { useState } from "react";
import { pageEndpoints } from "../../../api/page-endpoints";
import { list, map, record, text } from "../../../api/readers/read";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { CONSENTS, consentLabel, type ConsentCode } from "../../../domain/donor/consents";
import type { ConsentSettings, ConsentVersion } from "../../../domain/settings/consent-settings";
import { ConsentParagraphs } from "../../../shared/consents/consent-text";
import { consentTextsReader } from "../../../shared/consents/read-texts";
import { useConsentVersions } from "../../../shared/consents/use-consent-texts";
import { Badge } from "../../../ui/display/badge";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { consentTexts as texts } from "./consent-texts";

const historyAnswer = list(
  "history",
  record({
    author: map(record({ name: text("") }), (read) => read?.name ?? ""),
    from: consentTextsReader,
    to: consentTextsReader,
  }),
);

/**
 * Reads who published the texts.
 * @param enabled only users who may change the texts may read the history
 * @returns a function that gives the author's name; "" if it isn't known
 */
function useAuthors(enabled: boolean): (code: ConsentCode, version: string) => string {
  const query = enabled ? { path: pageEndpoints.settingsHistory("consents"), schema: historyAnswer } : null;
  const state = useFeatureQuery("history", query);
  const saves = state.status === "ready" ? state.data.history : [];
  return (code, version) =>
    saves.find(({ from, to }) => to[code].version === version && from[code].version !== version)?.author ?? "";
}

/** All published versions of the consent texts. Each can be read. */
export function ConsentVersions({ inForce, showsAuthors }: { inForce: ConsentSettings; showsAuthors: boolean }) {
  const versions = useConsentVersions();
  const authorOf = useAuthors(showsAuthors);
  const [opened, setOpened] = useState<ConsentVersion | null>(null);
  const [open, setOpen] = useState(false);
  if (!versions) return null;
  const look = (version: ConsentVersion) => {
    setOpened(version);
    setOpen(true);
  };
  return (
    <Card title={texts.versions}>
      <div className={tw`grid gap-5`}>
        {CONSENTS.map(({ code, label }) => (
          <section key={code} className={tw`grid gap-1`}>
            <h3 className={tw`text-label font-medium`}>{label}</h3>
            <ol className={tw`grid divide-y`}>
              {versions
                .filter((version) => version.code === code)
                .map((version) => (
                  <li key={version.version} className={tw`flex tiny:flex-wrap items-center gap-2 py-2`}>
                    <span className={tw`grid min-w-0 flex-1 tiny:!flex-[1_1_96px] break-anywhere`}>
                      <span className={tw`flex flex-wrap items-center gap-2`}>
                        <b className={tw`font-strong`}>{texts.version(version.version)}</b>
                        {version.version === inForce[code].version && <Badge tone="success" label={texts.current} />}
                        {version.correction && <Badge label={texts.correctionMark} />}
                      </span>
                      <span className={tw`text-label text-muted`}>
                        {texts.since(version.date, authorOf(code, version.version))}
                      </span>
                    </span>
                    <IconButton icon={Eye} label={texts.look(label, version.version)} onClick={() => look(version)} />
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={opened ? texts.lookTitle(consentLabel(opened.code), opened.version) : ""}
        description={opened && texts.sinceFull(opened.date)}
        footer={<Button onClick={() => setOpen(false)}>{uiTexts.close}</Button>}
      >
        <div className={tw`mt-4 grid gap-2`}>
          {opened?.words ? (
            <>
              <p className={tw`break-anywhere text-muted`}>{opened.words.summary}</p>
              <ConsentParagraphs text={opened.words.text} />
            </>
          ) : (
            <p className={tw`text-muted`}>{texts.onPaper}</p>
          )}
        </div>
      </Dialog>
    </Card>
  );
}
