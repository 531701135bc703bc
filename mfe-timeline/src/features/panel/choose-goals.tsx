import { goalDueWords } from '@heartwood/contract/domain';
import { Button, Checkbox, SearchField, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Diamond, Meta } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 8px;
  & > h3 { flex: 1 1 auto; margin: 0; font-size: 15px; line-height: 20px; font-weight: 640; }
  & > h3 > span { font-weight: var(--fw-body); color: var(--text-3); }
  & > label { flex: 0 1 190px; }
`;
const List = styled.ul`
  columns: 2;
  column-gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: flex; gap: 8px; align-items: center; break-inside: avoid; min-height: 36px; }
  & > li > label { flex: 1; min-width: 0; }
  & label > span { display: inline-flex; gap: 9px; align-items: center; overflow-wrap: anywhere; }
  @container goals-panel (max-width: 559.98px) { columns: 1; }
`;

export interface ChooseGoalsProps {
  goals: readonly Goal[];
  onShow(goal: Goal, showOnMarketPlan: boolean): void;
  onDone(): void;
}

/** The goals as a checklist: which of them the market plan shows. Each tick is saved at once. */
export function ChooseGoals({ goals, onShow, onDone }: ChooseGoalsProps) {
  const { today, colorOf, canWrite } = usePlan();
  const [wanted, setWanted] = useState('');
  const found = goals.filter(({ title }) => title.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <>
      <Head>
        <h3>Show on Market Plan <span>{goals.filter(({ showOnMarketPlan }) => showOnMarketPlan).length} of {goals.length}</span></h3>
        <SearchField
          aria-label="Search goals" placeholder="Search goals" value={wanted} onChange={({ target }) => setWanted(target.value)}
        />
        <Button size="sm" onClick={onDone}>Done</Button>
      </Head>
      {found.length === 0 ? <Text as="p" size="dense" tone="2">No goal with a day is called that.</Text> : (
        <List aria-label="Goals">
          {found.map((goal) => {
            const words = goalDueWords(goal, today);
            return (
              <li key={goal.id}>
                <Checkbox checked={goal.showOnMarketPlan} disabled={!canWrite(goal)} onChange={() => onShow(goal, !goal.showOnMarketPlan)}>
                  <Diamond $color={colorOf(goal)} />{goal.title}
                </Checkbox>
                <Meta $tone={words.tone} title={words.spoken}>{words.text}</Meta>
              </li>
            );
          })}
        </List>
      )}
    </>
  );
}
