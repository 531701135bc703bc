import { Button, EmptyState, H3, PlusIcon, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { addDays } from '../../timeline/days';
import { usePlan } from '../../timeline/plan-context';
import { Agenda, type AgendaProps } from './agenda';
import type { Entry } from './entries';
import { addMonths, monthOf, monthTitle } from './month';

const Aside = styled.aside`
  flex: none;
  width: 300px;
  padding: 18px 16px;
  border-left: 1px solid var(--border);
  overflow: auto;
  & > h2 { margin: 0 4px 14px; }
  @media (width < 1280px) { width: 236px; padding-inline: 10px; }
`;

/** What is looked ahead, days. */
const AHEAD = 14;

/** The present month from today on, and as far as one looks ahead; another month whole. */
export function inAgenda(month: string, today: string): (entry: Entry) => boolean {
  if (month !== monthOf(today)) return ({ day }) => monthOf(day) === month;
  const [end, ahead] = [addDays(`${addMonths(month, 1)}-01`, -1), addDays(today, AHEAD)];
  return ({ day }) => day >= today && (day <= end || day <= ahead);
}

/** Beside the month: what comes, and what is late. */
export function NextDays({ told, late, onOpen }: Pick<AgendaProps, 'late' | 'onOpen'> & { told: readonly Entry[] }) {
  const { today } = usePlan();
  const entries = told.filter(({ day }) => day >= today && day <= addDays(today, AHEAD));
  return (
    <Aside tabIndex={0} aria-label={`Next ${AHEAD} days`}>
      <H3 as="h2">Next {AHEAD} days</H3>
      {entries.length === 0 && late.length === 0 ? <Text size="dense" tone="3" style={{ padding: '0 4px' }}>Nothing is due.</Text> : null}
      <Agenda entries={entries} late={late} onOpen={onOpen} />
    </Aside>
  );
}

/** A month as an agenda; `onAdd` is null for who may not. */
export function WholeAgenda({ month, entries, late, onOpen, onAdd }: AgendaProps & { month: string; onAdd: (() => void) | null }) {
  if (entries.length > 0 || late.length > 0) return <Agenda entries={entries} late={late} onOpen={onOpen} />;
  return (
    <EmptyState
      title={`Nothing stands in ${monthTitle(month)}`} text="Goals, phases, events and modules stand here on their days."
      action={onAdd ? <Button icon={PlusIcon} onClick={onAdd}>Add goal</Button> : undefined}
    />
  );
}
