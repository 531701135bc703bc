import { Popover } from '@heartwood/shared-ui';
import { useRef, useState, type ReactElement } from 'react';
import { SourcePanel, type SourcePanelProps } from './source-panel';

export interface SourcePopoverProps extends SourcePanelProps {
  /** The button it hangs on. */
  children: ReactElement;
  /** What is found comes first: the button asks for it. */
  startsWriting?: boolean;
}

/** What a claim is founded on, open. */
export function SourcePopover({ children, startsWriting = false, ...panel }: SourcePopoverProps) {
  const frame = useRef<HTMLDivElement>(null);
  const write = () => frame.current?.querySelector('textarea')?.focus();
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover
      open={isOpen} onOpenChange={setOpen} trigger={children} label={`Sources of ${panel.name}`} width={340} align="end"
      {...(startsWriting && panel.canEdit && { onOpenFocus: write })}
    >
      <div ref={frame}><SourcePanel {...panel} /></div>
    </Popover>
  );
}
