import { Button, CalendarSyncIcon, ChevronRightIcon, Icon, mobile, PlusIcon, Text } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Phase } from '../../timeline/timeline';
import { Agenda } from './agenda';
import type { Entry } from './entries';
import { spokenDay } from './month';

const Frame = styled.section`
  flex: 1;
  min-height: 0;
  padding: 16px 20px 32px;
  border-top: 1px solid var(--border);
  overflow: auto;
  & > * { max-width: 720px; }
  ${mobile} { padding: 16px; overflow: visible; }
`;
const Row = styled.button`
  display: flex;
  gap: 14px;
  align-items: center;
  width: 100%;
  margin-top: 20px;
  padding: 14px 16px;
  border: 1px solid var(--border-2);
  border-radius: 12px;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  & > span { display: flex; flex: 1; flex-direction: column; }
  & b { font-size: 15px; line-height: 21px; font-weight: var(--fw-semi); }
  & small { font-size: 13px; line-height: 18px; color: var(--text-3); }
`;

/** In place of the month, or below it on a phone: then of one day. */
export function Below({ label, children }: { label: string | null; children: ReactNode }) {
  return <Frame tabIndex={0} aria-label={label === null ? 'Agenda' : spokenDay(label)}>{children}</Frame>;
}

export interface DayBelowProps {
  day: string;
  entries: readonly Entry[];
  phases: readonly Phase[];
  onOpen(entry: Entry): void;
  /** Null for who may not. */
  onAdd: ((day: string) => void) | null;
}

/** What stands on the day that was pressed. */
export function DayBelow({ day, entries, phases, onOpen, onAdd }: DayBelowProps) {
  const all = [...entries, ...phases.map((phase): Entry => ({ kind: 'phase', id: phase.id, day, title: phase.title, phase }))];
  return (
    <>
      {all.length > 0 ? <Agenda entries={all} late={[]} onOpen={onOpen} /> : (
        <Text size="dense" tone="3">Nothing stands on {spokenDay(day)}.</Text>
      )}
      {onAdd ? <Button icon={PlusIcon} style={{ marginTop: 14 }} onClick={() => onAdd(day)}>Add goal on this day</Button> : null}
    </>
  );
}

/** Where the top bar has no room for the button. */
export function SubscribeRow({ onPress }: { onPress(): void }) {
  return (
    <Row type="button" aria-haspopup="dialog" onClick={onPress}>
      <Icon as={CalendarSyncIcon} size={22} />
      <span><b>Subscribe (ICS)</b><small>In Apple, Google or Outlook</small></span>
      <Icon as={ChevronRightIcon} size={16} />
    </Row>
  );
}
