import { Popover } from '@heartwood/shared-ui';
import { useState, type ReactElement } from 'react';
import styled from 'styled-components';
import { FilterFields, type FilterFieldsProps } from './filter-fields';

const Room = styled.div`padding: 10px;`;

/** The filter at its button; fetched when that is pressed, and open at once. */
export function FilterPopover({ trigger, ...fields }: FilterFieldsProps & { trigger: ReactElement }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover open={isOpen} onOpenChange={setOpen} label="Filter goals" align="end" width={260} trigger={trigger}>
      <Room><FilterFields {...fields} /></Room>
    </Popover>
  );
}
