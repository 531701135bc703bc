import { personName, riskScore } from '@heartwood/contract/domain';
import { Avatar, Card, Text, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { RowSource } from '../../area-page/source/row-source';
import type { PersonFieldsFragment } from '../../generated/graphql';
import { GoalMark } from '../../module/goal-mark';
import { toFace } from '../../module/person';
import type { RiskArea } from './risk-area';
import type { Risk } from './risk-calls';
import { sourceWords } from './risk-cards';
import { Hole, RiskMark } from './risk-look';

const Frame = styled(Card)`overflow: hidden;`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;
  & th {
    height: 36px; padding: 0 12px; background: var(--surface-sunken); color: var(--text-2); font-size: 12px; font-weight: var(--fw-semi);
    text-align: left;
  }
  & td { padding: 11px 12px; border-top: 1px solid var(--border); vertical-align: middle; }
  & td:first-child, & th:first-child { width: 50px; padding-right: 0; }
  & :is(th, td):nth-child(3) { width: 64px; text-align: right; font-variant-numeric: tabular-nums; }
  & td:nth-child(3) { font-size: 15px; font-weight: var(--fw-semi); }
  & :is(th, td):nth-child(4) { width: 130px; }
  & :is(th, td):nth-child(5) { width: 160px; }
  & tbody > tr { position: relative; }
  & tbody > tr:hover { background: var(--surface-hover); }
  & tbody > tr[data-on] { background: var(--surface-selected); }
  @container risks (max-width: 619.98px) { & :is(th, td):nth-child(5) { display: none; } }
  @container risks (max-width: 519.98px) { & :is(th, td):nth-child(4) { display: none; } }
`;
/** Covers its row. */
const Door = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: var(--fw-semi);
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; }
`;
const Line = styled.span`display: flex; align-items: center; gap: 7px; overflow-wrap: anywhere;`;
/** What has no column of its own where it is narrow. */
const Below = styled.span`display: none; @container risks (max-width: 519.98px) { display: block; }`;

export interface RiskTableProps {
  /** As they are numbered. */
  risks: readonly Risk[];
  openId: string | null;
  onOpen(id: string): void;
  people: readonly PersonFieldsFragment[];
  values: RiskArea['values'];
  goals: RiskArea['goals'];
  canEdit: boolean;
}

/** The risks, the greatest first, with who watches them. */
export function RiskTable({ risks, openId, onOpen, people, values, goals, canEdit }: RiskTableProps) {
  const hasGoals = goals.length > 0;
  return (
    <Frame>
      <Table aria-label="Risks by score">
        <thead>
          <tr>
            <th><VisuallyHidden>Number</VisuallyHidden></th><th>Risk</th><th>Score</th><th>Responsible</th>{hasGoals ? <th>Goal</th> : null}
          </tr>
        </thead>
        <tbody>
          {risks.map((risk, at) => {
            const person = people.find(({ id }) => id === risk.employeeResponsible);
            const goal = goals.find(({ id }) => id === risk.milestoneId);
            const from = values.find(({ id }) => id === risk.riskAssessmentValueId);
            const rated = riskScore(ratingOf(risk)) === null ? 'Not rated yet' : `${risk.likelihood} × ${risk.impact}`;
            return (
              <tr key={risk.id} {...(risk.id === openId && { 'data-on': '' })}>
                <td><RiskMark $on={risk.id === openId}>{at + 1}</RiskMark></td>
                <td>
                  <Door type="button" aria-expanded={risk.id === openId} onClick={() => onOpen(risk.id)}>{risk.title}</Door>
                  <Text as="p" size="small" tone="3">{[from && sourceWords(from.type), rated].filter(Boolean).join(' · ')}</Text>
                  <RowSource rowId={risk.id} name={risk.title} />
                  <Below>{person
                    ? <Line><Avatar {...toFace(person)} size={20} alt="" /><Text size="small">{personName(person)}</Text></Line>
                    : <Text size="small" tone="3">Nobody responsible</Text>}</Below>
                </td>
                <td>{riskScore(ratingOf(risk)) ?? <VisuallyHidden>none</VisuallyHidden>}</td>
                <td>{person
                  ? <Line><Avatar {...toFace(person)} size={20} alt="" />{person.firstname || personName(person)}</Line>
                  : missing('Assign', 'Nobody', canEdit)}</td>
                {hasGoals
                  ? <td>{goal ? <Line style={{ gap: 4 }}><GoalMark />{goal.title}</Line> : missing('Link a goal', 'None', canEdit)}</td>
                  : null}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Frame>
  );
}

function missing(offer: string, word: string, canEdit: boolean) {
  return canEdit ? <Hole>{offer}</Hole> : <Text tone="3">{word}</Text>;
}

/** Of a risk, or of one that is being written. */
export const ratingOf = ({ likelihood, impact }: Partial<Pick<Risk, 'likelihood' | 'impact'>>) => ({
  likelihood: likelihood ?? null, impact: impact ?? null,
});
