import { Divider, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { byDay, type Entry } from './entries';
import { EntryRow } from './entry-row';
import { dayTitle, spokenDay, weekdayTitle } from './month';

const Days = styled.ul`display: flex; flex-direction: column; gap: 14px; margin: 0; padding: 0; list-style: none;`;
const Day = styled.li`display: flex; gap: 8px;`;
const Date = styled.span`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  width: 38px;
  padding-top: 2px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  & > b { font-size: 16px; }
  & > small { font-size: 11px; font-weight: 540; color: var(--text-3); }
`;
const Entries = styled.ul`display: flex; flex: 1; flex-direction: column; gap: 4px; min-width: 0; margin: 0; padding: 0; list-style: none;`;
const Line = styled.div`padding: 14px 0;`;

export interface AgendaProps {
  /** In the order of their days. */
  entries: readonly Entry[];
  /** What is past and not done, told at the end. */
  late: readonly Entry[];
  onOpen(entry: Entry): void;
}

/** Days with what stands on them, one after another. */
export function Agenda({ entries, late, onOpen }: AgendaProps) {
  return (
    <>
      {entries.length > 0 ? <DayList entries={entries} onOpen={onOpen} /> : null}
      {entries.length > 0 && late.length > 0 ? <Line><Divider /></Line> : null}
      {late.length > 0 ? <DayList isLate entries={late} onOpen={onOpen} /> : null}
    </>
  );
}

function DayList({ entries, isLate = false, onOpen }: Pick<AgendaProps, 'entries' | 'onOpen'> & { isLate?: boolean }) {
  return (
    <Days aria-label={isLate ? 'Late' : 'By day'}>
      {[...byDay(entries)].map(([day, of]) => (
        <Day key={day}>
          <Date aria-hidden="true">
            <b>{Number(day.slice(8))}</b>
            <small>{isLate ? dayTitle(day).split(' ')[1] : weekdayTitle(day)}</small>
          </Date>
          <VisuallyHidden>{spokenDay(day)}</VisuallyHidden>
          <Entries>{of.map((entry) => <li key={entry.id}><EntryRow entry={entry} onOpen={onOpen} /></li>)}</Entries>
        </Day>
      ))}
    </Days>
  );
}
