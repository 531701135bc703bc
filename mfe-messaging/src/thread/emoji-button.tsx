import { atButton, latePart, type IconType } from '@heartwood/shared-ui';
import { useState } from 'react';
import { IconPress } from '../chat/icon-press';

// The picker and its 1,900 emoji come when the button is pressed.
const EmojiPopover = latePart(() => import('./emoji-popover').then((part) => part.EmojiPopover), { failed: atButton('The emoji') });

export interface EmojiButtonProps { icon: IconType; label: string; small?: boolean; onChoose(emoji: string): void }

export function EmojiButton({ icon, label, small = false, onChoose }: EmojiButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const press = <IconPress
    icon={icon} label={label} small={small} aria-haspopup="dialog" onClick={() => { setWanted(true); setOpen(true); }}
  />;
  if (!isWanted) return press;
  return (
    <EmojiPopover
      fallback={press} open={isOpen} onOpenChange={setOpen} trigger={<IconPress icon={icon} label={label} small={small} />}
      onChoose={(emoji) => {
        setOpen(false);
        onChoose(emoji);
      }}
    />
  );
}
