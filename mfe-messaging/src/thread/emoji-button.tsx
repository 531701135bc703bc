import type { IconType } from '@heartwood/shared-ui';
import { useState } from 'react';
import { IconPress } from '../chat/icon-press';
import { EmojiPopover } from './emoji-popover';

export interface EmojiButtonProps { icon: IconType; label: string; small?: boolean; onChoose(emoji: string): void }

export function EmojiButton({ icon, label, small = false, onChoose }: EmojiButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <EmojiPopover
      open={isOpen} onOpenChange={setOpen} trigger={<IconPress icon={icon} label={label} small={small} />}
      onChoose={(emoji) => {
        setOpen(false);
        onChoose(emoji);
      }}
    />
  );
}
