import { STRENGTHS } from '@heartwood/contract/domain';
import { mobile, Text, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { PriorityBars } from '../../area-page/facts/priority-bars';
import { AssumptionTile } from './assumption-tile';
import type { Assumption } from './assumptions.model';

const Grid = styled.div`
  display: grid;
  grid-template-columns: 78px repeat(3, minmax(0, 1fr));
  gap: 6px;
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Column = styled.div`
  display: flex;
  flex-direction: column;
  padding: 0 4px 4px;
  font-size: 13px;
  line-height: 18px;
  & > b { font-weight: var(--fw-semi); }
  & > small { font-size: 12px; line-height: 17px; color: var(--text-3); }
`;
const Heads = styled.div`display: contents; ${mobile} { display: none; }`;
const Row = styled.div`display: contents;`;
const RowHead = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  padding: 10px 0 0;
  font-size: 13px;
  font-weight: var(--fw-semi);
  line-height: 18px;
  ${mobile} { flex-direction: row; align-items: center; padding: 14px 0 2px; font-size: 15px; }
`;
const Cell = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-height: 112px;
  padding: 6px;
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface-sunken);
  ${mobile} { min-height: 0; &[data-empty] { display: none; } }
`;
// The columns have no head on a phone.
const CellHead = styled.span`
  display: none;
  padding: 2px 4px 0;
  font-size: 12px;
  line-height: 17px;
  color: var(--text-3);
  ${mobile} { display: block; }
`;

const SAID = { NONE: 'Nobody has checked', SOME: 'A few answers or one number', STRONG: 'Repeated, measured, paid' };
const PRIORITIES = [['HIGH', 'High'], ['MEDIUM', 'Medium'], ['LOW', 'Low'], [null, 'Not set']] as const;

/** How much hangs on each assumption by how well it is founded. */
export function AssumptionMatrix({ assumptions, next }: { assumptions: readonly Assumption[]; next: Assumption | undefined }) {
  // Every plan has the three; an assumption without a priority asks for a fourth.
  const rows = PRIORITIES.filter(([priority]) => priority !== null || assumptions.some((each) => each.priority === null));
  return (
    <Grid role="table" aria-label="Assumptions by priority and evidence">
      <Heads role="row">
        <span role="columnheader"><VisuallyHidden>Priority</VisuallyHidden></span>
        {STRENGTHS.map(([strength, word]) => (
          <Column key={strength} role="columnheader"><b>{word}</b><small>{SAID[strength]}</small></Column>
        ))}
      </Heads>
      {rows.map(([priority, word]) => (
        <Row key={word} role="row">
          <RowHead role="rowheader">{word}<PriorityBars priority={priority} /></RowHead>
          {STRENGTHS.map(([strength, evidence]) => {
            const here = assumptions.filter((each) => each.priority === priority && each.strength === strength);
            return (
              <Cell key={strength} role="cell" {...(here.length === 0 && { 'data-empty': '' })}>
                <CellHead aria-hidden="true">{evidence}</CellHead>
                {here.length === 0 ? <Text size="small" tone="3" style={{ padding: 6 }}>Nothing here.</Text> : null}
                {here.map((each) => <AssumptionTile key={each.key} assumption={each} isNext={each === next} />)}
              </Cell>
            );
          })}
        </Row>
      ))}
    </Grid>
  );
}
