import { Popover } from '@heartwood/shared-ui';
import { useState, type ReactElement } from 'react';
import styled from 'styled-components';
import { CompareDays, type CompareDaysProps } from './compare-days';

const Room = styled.div`padding: 10px;`;

/** The comparison at its button; fetched when that is pressed, and open at once. */
export function ComparePopover({ trigger, since, onChoose }: CompareDaysProps & { trigger: ReactElement }) {
  const [isOpen, setOpen] = useState(true);
  const choose = (day: string | null) => {
    onChoose(day);
    setOpen(false);
  };
  return (
    <Popover open={isOpen} onOpenChange={setOpen} label="Compare with…" align="end" width={220} trigger={trigger}>
      <Room><CompareDays since={since} onChoose={choose} /></Room>
    </Popover>
  );
}
