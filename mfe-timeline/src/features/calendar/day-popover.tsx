import { Button, H3, PlusIcon, Popover } from '@heartwood/shared-ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Entry } from './entries';
import { EntryRow } from './entry-row';
import { spokenDay } from './month';

const Inside = styled.div`display: flex; flex-direction: column; gap: 6px; padding: 8px 6px 6px;`;
const Rows = styled.ul`display: flex; flex-direction: column; gap: 2px; margin: 0; padding: 0; list-style: none;`;

export interface DayPopoverProps {
  /** The number of the day. */
  trigger: ReactElement;
  day: string;
  /** All of the day: its phases first. */
  entries: readonly Entry[];
  onOpen(entry: Entry): void;
  /** Null for who may not. */
  onAdd: (() => void) | null;
  onClose(): void;
}

/** All that stands on a day, also what its cell has no room for; fetched when it is asked for. */
export function DayPopover({ trigger, day, entries, onOpen, onAdd, onClose }: DayPopoverProps) {
  return (
    <Popover open onOpenChange={(isOpen) => { if (!isOpen) onClose(); }} label={spokenDay(day)} width={280} trigger={trigger}>
      <Inside>
        <H3 style={{ padding: '0 4px' }}>{spokenDay(day)}</H3>
        <Rows>{entries.map((entry) => <li key={entry.id}><EntryRow entry={entry} onOpen={onOpen} /></li>)}</Rows>
        {onAdd ? <Button size="sm" icon={PlusIcon} onClick={onAdd}>Add goal</Button> : null}
      </Inside>
    </Popover>
  );
}
