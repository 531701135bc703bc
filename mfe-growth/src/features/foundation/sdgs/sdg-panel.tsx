import { useCompany } from '@heartwood/client-kit/company';
import { H3, Text } from '@heartwood/shared-ui';
import { useShell } from '@heartwood/contract/kit';
import { SUSTAINABLE_DEVELOPMENT_GOALS } from '@heartwood/contract/domain';
import styled from 'styled-components';
import { RemoveCompanySdgDocument, SaveCompanySdgDocument } from '../../../generated/graphql';
import { useCommand } from '../../../module/command';
import type { RowsProps } from '../../../area-page/bodies';
import type { FoundationArea } from '../foundation-area';
import { ChosenSdg } from './chosen-sdg';
import { SdgTiles } from './sdg-tiles';

const Section = styled.section`display: flex; flex-direction: column; gap: 10px;`;
const List = styled.ul`display: flex; flex-direction: column; gap: 10px; margin: 6px 0 0; padding: 0; list-style: none;`;

/** The development goals the company works on, with what it adds to each. */
export function SdgPanel({ area, canEdit, onEmptied }: RowsProps<FoundationArea>) {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  const goals = [...area.sdgs].sort((a, b) => a.sdgId - b.sdgId);

  const save = (sdgId: number, texts: { contribution?: string; evaluation?: string }) => run(
    SaveCompanySdgDocument, 'saveCompanySdg', { companyId, sdgId, ...texts }, { doing: 'saving the goal' },
  );
  const remove = async (goal: (typeof goals)[number]) => {
    const { ok } = await run(RemoveCompanySdgDocument, 'removeCompanySdg', {
      companyId, sdgId: goal.sdgId,
    }, { doing: 'removing the goal' });
    if (!ok) return;
    const name = SUSTAINABLE_DEVELOPMENT_GOALS.find(({ id }) => id === goal.sdgId)?.name ?? '';
    const { sdgId, contribution, evaluation } = goal;
    shell.toast({
      title: `${name} was removed`, status: 'success', action: { label: 'Undo', run: () => void save(sdgId, { contribution, evaluation }) },
    });
    if (goals.length === 1) onEmptied();
  };
  const toggle = (sdgId: number) => {
    const known = goals.find((goal) => goal.sdgId === sdgId);
    void (known ? remove(known) : save(sdgId, {}));
  };
  return (
    <Section aria-label="Goals">
      <H3 as="h2">Goals <Text size="small" tone="3">{goals.length} of 17 chosen</Text></H3>
      <SdgTiles chosen={new Set(goals.map(({ sdgId }) => sdgId))} canEdit={canEdit} onToggle={toggle} />
      {goals.length > 0 ? (
        <List aria-label="Chosen goals">
          {goals.map((goal) => (
            <ChosenSdg key={goal.sdgId} goal={goal} canEdit={canEdit} onSave={async (sdgId, texts) => (await save(sdgId, texts)).ok} />
          ))}
        </List>
      ) : null}
    </Section>
  );
}
