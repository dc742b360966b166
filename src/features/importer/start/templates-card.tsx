import { Table } from "lucide-react";
import { useState } from "react";
import { IMPORT_ENTITIES, type ImportEntity } from "../../../domain/import/entity";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { Icon } from "../../../ui/icons/icon";
import { saveFile } from "../../../ui/browser/save-file";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { templateColumns } from "./template-columns";
import { texts } from "./texts";

const FORMATS = ["xlsx", "csv"] as const;

/** Offers empty files with headings. */
export function TemplatesCard() {
  const toast = useToast();
  const [making, setMaking] = useState("");
  const download = async (entity: ImportEntity, format: (typeof FORMATS)[number]) => {
    setMaking(entity + format);
    try {
      const { blankFile } = await import("../../../shared/lists/exports/blank-file");
      saveFile(
        await blankFile(entity, templateColumns(entity), format),
        texts.fileName(texts.entities[entity], format),
      );
    } catch {
      toast.error(texts.downloadFailed, { id: texts.downloadFailed });
    } finally {
      setMaking("");
    }
  };
  return (
    <Card title={texts.templates}>
      <ul className={tw`-mt-2 divide-y`}>
        {IMPORT_ENTITIES.map((entity) => (
          <li key={entity} className={tw`flex items-center gap-3 py-1.5`}>
            <Icon of={Table} size={20} className={tw`text-muted`} />
            <span className={tw`grid min-w-0 flex-1`}>
              <span className={tw`font-medium`}>{texts.entities[entity]}</span>
              <span className={tw`text-label text-faint`}>{texts.columns(templateColumns(entity).length)}</span>
            </span>
            {FORMATS.map((format) => (
              <Button
                key={format}
                small
                kind="quiet"
                loading={making === entity + format}
                aria-label={texts.download(texts.entities[entity], format.toUpperCase())}
                onClick={() => void download(entity, format)}
              >
                {format.toUpperCase()}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
