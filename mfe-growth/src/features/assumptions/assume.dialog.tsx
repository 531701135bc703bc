import { useCompany } from '@heartwood/client-kit/company';
import { NotLoaded } from '@heartwood/client-kit/states';
import { AREAS, moduleOf } from '@heartwood/contract/domain';
import { Button, EmptyState, latePart, Modal, SearchField, Skeleton, Text } from '@heartwood/shared-ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { ModulesToAssumeDocument, type AssumedModuleFragment } from '../../generated/graphql';

const AssumptionForm = latePart(() => import('../../area-page/facts/assumption.form').then((part) => part.AssumptionForm));

const Rows = styled.ul`max-height: 380px; margin: 8px 0 0; padding: 0; overflow: auto; list-style: none;`;
const Row = styled.button`
  display: grid; gap: 2px; width: 100%; padding: 8px 10px; border: 0; border-radius: 8px; background: none; color: var(--text);
  font: var(--fw-medium) 13px/18px var(--font); text-align: start; cursor: pointer;
  &:hover { background: var(--surface-hover); }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
  & > small { overflow: hidden; color: var(--text-3); font-size: 12px; text-overflow: ellipsis; white-space: nowrap; }
`;

/** Words from elsewhere become what a module takes for granted: first which module, then its form with them in it. */
export function AssumeDialog({ words, onClose }: { words: string; onClose(): void }) {
  const { companyId, sawStep } = useCompany();
  const [chosen, setChosen] = useState<AssumedModuleFragment | null>(null);
  const [search, setSearch] = useState('');
  const [{ data, error, fetching }, ask] = useQuery({ query: ModulesToAssumeDocument, variables: { companyId } });
  const step = data?.growthFramework?.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);
  if (chosen) return <AssumptionForm module={chosen} words={words} onClose={onClose} />;
  const modules = data?.growthFramework?.modules.filter(({ canEdit, isHidden, isLocked }) => canEdit && !isHidden && !isLocked);
  const word = search.trim().toLowerCase();
  const shown = modules?.filter(({ key }) => moduleOf(key).label.toLowerCase().includes(word));
  return (
    <Modal
      open onClose={onClose} title="Which module assumes this?" size={560}
      footer={<Button variant="ghost" onClick={onClose}>Cancel</Button>}
    >
      <SearchField
        autoFocus aria-label="Search modules" placeholder="Search modules" value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {shown ? null : error && !fetching
        ? <NotLoaded what="The plan" onRetry={() => ask({ requestPolicy: 'network-only' })} />
        : <Skeleton height={240} />}
      {modules?.length === 0
        ? <EmptyState title="No module to write in" text="You can read this company’s plan, and not change it." />
        : null}
      {modules?.length !== 0 && shown?.length === 0 ? <Text size="small" tone="3" role="status">No module is called that.</Text> : null}
      <Rows aria-label="Modules">
        {shown?.map((module) => {
          const { label, area } = moduleOf(module.key);
          return (
            <li key={module.id}>
              <Row type="button" onClick={() => setChosen(module)}>
                {label}<small>{module.assumption ?? AREAS.find(({ key }) => key === area)?.label}</small>
              </Row>
            </li>
          );
        })}
      </Rows>
    </Modal>
  );
}
