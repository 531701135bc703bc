import { Button, IconButton, latePart, mobile, PlusIcon, Text, UploadIcon } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { RowsProps } from '../../area-page/bodies';
import { NoRows } from '../../area-page/open-rows/row-look';
import { useRowCommands } from '../../area-page/rows/use-row-commands';
import { comparisonWords, inOrder } from './comparison-cells';
import { ComparisonTable } from './comparison-table';
import type { CompetitionArea } from './competition-area';
import { COMPETITOR_CALLS } from './competitor-calls';
import { HiddenRows } from './hidden-rows';
import { useOpenCompetitor } from './use-open-competitor';

const ImportCompetitors = latePart(() => import('./import-competitors').then((part) => part.ImportCompetitors));

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > p { flex: 1 1 240px; }
  ${mobile} { & > p { flex-basis: calc(100% - 60px); } & > button:not([aria-label]) { flex: 1; } }
`;

/** The own company beside what else a customer could choose. */
export function Comparison({ area, module, canEdit }: RowsProps<CompetitionArea>) {
  const { open } = useOpenCompetitor();
  const [isImporting, setImporting] = useState(false);
  const columns = inOrder(area.competitors);
  const others = columns.filter(({ isSelf }) => !isSelf);
  const { reorder } = useRowCommands(COMPETITOR_CALLS, others);
  const words = comparisonWords(columns, module.hiddenFields);
  const add = () => open(crypto.randomUUID());
  return (
    <section aria-label="Comparison table">
      <Bar>
        <Text as="p" size="dense" tone="2">{words}</Text>
        {canEdit ? <IconButton icon={UploadIcon} label="Import competitors from a CSV file" onClick={() => setImporting(true)} /> : null}
        {canEdit ? <HiddenRows module={module} /> : null}
        {canEdit && others.length > 0 ? <Button variant="primary" icon={PlusIcon} onClick={add}>Add competitor</Button> : null}
      </Bar>
      {others.length === 0 ? (
        <NoRows style={{ marginTop: 16 }}>
          <Text weight="semi">No competitor yet</Text>
          <Text size="dense" tone="2">Begin with how your customers manage today, doing nothing included.</Text>
          {canEdit ? <Button size="sm" icon={PlusIcon} style={{ marginTop: 8 }} onClick={add}>Add competitor</Button> : null}
        </NoRows>
      ) : null}
      <ComparisonTable
        columns={columns} customers={area.customers} hidden={module.hiddenFields} canEdit={canEdit} onOpen={open} onReorder={reorder}
      />
      {isImporting ? <ImportCompetitors competitors={columns} customers={area.customers} onClose={() => setImporting(false)} /> : null}
    </section>
  );
}
