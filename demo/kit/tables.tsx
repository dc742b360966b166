import { Ellipsis } from "lucide-react";
import { useState } from "react";
import type { Status } from "../../src/domain/donor/status";
import { Badge } from "../../src/ui/display/badge";
import type { Density } from "../../src/ui/display/density";
import { Checkbox } from "../../src/ui/field/choice";
import { IconButton } from "../../src/ui/buttons/icon-button";
import { GlyphDrop } from "../../src/ui/icons/marks";
import { Link } from "../../src/ui/buttons/link";
import { Pagination } from "../../src/ui/lists/pagination";
import { Cell } from "../../src/ui/table/cell";
import { HeaderCell } from "../../src/ui/table/header-cell";
import type { SortDirection } from "../../src/ui/table/header-cell";
import { Row } from "../../src/ui/table/row";
import { Table, TableBody, TableHead } from "../../src/ui/table/table";
import { TableBox } from "../../src/ui/table/table-box";
import { Tag } from "../../src/ui/display/tag";
import { tw } from "../../src/ui/tw";
import { Section } from "./section";
import { statusSample } from "./statuses";

interface Person {
  name: string;
  card: string;
  group: string;
  status: Status;
  last: string;
  next: string;
  count: number;
  zone: string;
}

const people: Person[] = [
  {
    name: "Airoldi Giovanni",
    card: "001204",
    group: "A1+",
    status: "active",
    last: "3 Ago 2026",
    next: "oggi",
    count: 27,
    zone: "Bergamo",
  },
  {
    name: "Albani Chiara",
    card: "001877",
    group: "0-",
    status: "active",
    last: "14 Ott 2026",
    next: "12 Gen 2027",
    count: 6,
    zone: "Treviglio",
  },
  {
    name: "Bianchi Marco",
    card: "000742",
    group: "0-",
    status: "active",
    last: "12 Set 2026",
    next: "11 Dic 2026",
    count: 38,
    zone: "Bergamo",
  },
  {
    name: "Bonomi Teresa",
    card: "000318",
    group: "B+",
    status: "permanentlySuspended",
    last: "9 Mag 2023",
    next: "non prevista",
    count: 61,
    zone: "Dalmine",
  },
  {
    name: "Brambilla Luca",
    card: "001532",
    group: "0+",
    status: "temporarilySuspended",
    last: "2 Lug 2026",
    next: "4 Feb 2027",
    count: 14,
    zone: "Treviglio",
  },
  {
    name: "Carminati Elena",
    card: "001960",
    group: "AB+",
    status: "verified",
    last: "nessuna",
    next: "non prevista",
    count: 0,
    zone: "Bergamo",
  },
];

function People({ density = "comfortable" }: { density?: Density }) {
  const [sort, setSort] = useState<SortDirection>("ascending");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(["001877"]));
  const toggle = (card: string) => {
    const next = new Set(chosen);
    if (!next.delete(card)) next.add(card);
    setChosen(next);
  };
  return (
    <Table label="Donatori" density={density} cards>
      <TableHead>
        <HeaderCell fit control>
          <Checkbox aria-label="Seleziona la pagina" indeterminate={chosen.size > 0} />
        </HeaderCell>
        <HeaderCell sort={sort} onSort={() => setSort(sort === "ascending" ? "descending" : "ascending")}>
          Donatore
        </HeaderCell>
        <HeaderCell priority={4} width={88} sort="none">
          Tessera
        </HeaderCell>
        <HeaderCell width={80} sort="none">
          Gruppo
        </HeaderCell>
        <HeaderCell width={228}>Stato</HeaderCell>
        <HeaderCell priority={5} width={146}>
          Ultima donazione
        </HeaderCell>
        <HeaderCell width={130}>Può donare dal</HeaderCell>
        <HeaderCell priority={3} width={88} numeric>
          Donazioni
        </HeaderCell>
        <HeaderCell priority={4} width={110}>
          Zona
        </HeaderCell>
        <HeaderCell fit>
          <span className={tw`sr-only`}>Azioni</span>
        </HeaderCell>
      </TableHead>
      <TableBody>
        {people.map((person) => {
          const badge = statusSample(person.status);
          return (
            <Row key={person.card} selected={chosen.has(person.card)}>
              <Cell fit area="check">
                <Checkbox
                  aria-label={`Seleziona ${person.name}`}
                  checked={chosen.has(person.card)}
                  onChange={() => toggle(person.card)}
                />
              </Cell>
              <Cell area="name" clip>
                <Link look="strong" href="#kit">
                  {person.name}
                </Link>
              </Cell>
              <Cell priority={4} muted>
                {person.card}
              </Cell>
              <Cell area="aside">
                <Tag look={person.group.endsWith("-") ? "outlined" : "filled"}>{person.group}</Tag>
              </Cell>
              <Cell area="state" clip>
                <Badge {...badge} />
              </Cell>
              <Cell priority={5}>
                <span className={tw`inline-flex items-center gap-2`}>
                  <GlyphDrop className={tw`text-data-blood`} />
                  {person.last}
                </span>
              </Cell>
              <Cell area="meta">{person.next}</Cell>
              <Cell priority={3} numeric>
                {person.count}
              </Cell>
              <Cell priority={4}>{person.zone}</Cell>
              <Cell fit>
                <IconButton icon={Ellipsis} label={`Altro per ${person.name}`} small />
              </Cell>
            </Row>
          );
        })}
      </TableBody>
    </Table>
  );
}

export function Tables() {
  const [pageIndex, setPageIndex] = useState(0);
  const [pageSize, setPageSize] = useState(10);
  return (
    <Section title="Tabella" note="Sotto i 700 px ogni riga è una scheda; ruoli e ordinamento restano.">
      <TableBox
        footer={
          <Pagination
            pageIndex={pageIndex}
            pageSize={pageSize}
            total={1486}
            onPageChange={setPageIndex}
            pageSizes={[10, 20, 50]}
            onPageSizeChange={(size) => {
              setPageSize(size);
              setPageIndex(0);
            }}
          />
        }
      >
        <People />
      </TableBox>
      <TableBox busy>
        <People density="compact" />
      </TableBox>
    </Section>
  );
}
