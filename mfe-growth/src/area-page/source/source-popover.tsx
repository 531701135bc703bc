import { Popover } from '@heartwood/shared-ui';
import { useState, type ReactElement } from 'react';
import { SourcePanel, type SourcePanelProps } from './source-panel';

export interface SourcePopoverProps extends SourcePanelProps {
  /** The button it hangs on. */
  children: ReactElement;
}

/** What a claim is founded on, open. */
export function SourcePopover({ children, ...panel }: SourcePopoverProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover open={isOpen} onOpenChange={setOpen} trigger={children} label={`Sources of ${panel.name}`} width={340} align="end">
      <SourcePanel {...panel} />
    </Popover>
  );
}
