import { BellOffIcon, CircleCheckIcon, OpenMenu, SettingsIcon, UserXIcon, XIcon, type MenuItem } from '@heartwood/shared-ui';
import type { ReactElement } from 'react';
import type { NotificationRowFragment } from '../../generated/graphql';
import { SETTINGS } from '../../notification/places';
import { useRead } from '../../notification/use-read';
import { KIND_WORDS, mutablesOf } from '../../notification/words';
import { useDesk } from '../../notification/desk';
import { useMute } from './use-mute';

export interface RowMenuProps {
  row: NotificationRowFragment;
  trigger: ReactElement;
  onRemove(): void;
}

/** What can be done with a row; fetched when its button is pressed, and open at once. */
export function RowMenu({ row, trigger, onRemove }: RowMenuProps) {
  const { shell } = useDesk();
  const read = useRead();
  const mute = useMute();
  const { subject, person } = mutablesOf(row);
  const items: MenuItem[] = [
    ...(row.read ? [] : [{ key: 'read', label: 'Mark as read', icon: CircleCheckIcon, onSelect: () => read([row.id]) }]),
    { key: 'mute', label: `Mute ${subject.menu}`, icon: BellOffIcon, onSelect: () => mute(subject) },
    ...(person ? [{ key: 'mute-person', label: `Mute ${person.menu}`, icon: UserXIcon, onSelect: () => mute(person) }] : []),
    { key: 'change', label: `Change all ${KIND_WORDS[row.kind]}…`, icon: SettingsIcon, onSelect: () => shell.nav.navigate(SETTINGS) },
    'line',
    { key: 'remove', label: 'Remove', icon: XIcon, onSelect: onRemove },
  ];
  return <OpenMenu trigger={trigger} label="Notification actions" items={items} />;
}
