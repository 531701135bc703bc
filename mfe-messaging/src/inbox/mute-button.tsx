import { Volume2Icon, VolumeXIcon } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useDesk } from '../chat/desk';
import { IconPress } from '../chat/icon-press';
import { $isMuted, setMuted } from './sound';

/** Takes the sound away from new messages, on this device. */
export function MuteButton() {
  const { shell } = useDesk();
  const isMuted = useUnit($isMuted);
  return <IconPress
    small icon={isMuted ? VolumeXIcon : Volume2Icon} label="Mute sound" on={isMuted} onClick={() => setMuted(shell.drafts, !isMuted)}
  />;
}
