import { useReadable } from '@heartwood/contract/kit';
import { useUnit } from 'effector-react';
import { Segmented, Switch } from '@heartwood/shared-ui';
import { $menu } from '../registry/menu.model';
import { SettingRow, SettingsRows } from '../settings/settings-rows';
import { preferences } from './preferences';

/** How Heartwood behaves on this device. Each row is in force at once. */
export function PreferenceRows() {
  const { motion, keys, sound, start } = useReadable(preferences);
  // The first page of the community, whichever remote brings it.
  const community = useUnit($menu).find(({ area }) => area === 'community');
  const ways = [
    { value: 'home', label: 'Growth home' }, ...(community ? [{ value: community.path, label: community.label }] : []),
    { value: 'last', label: 'Last page' },
  ];
  return (
    <SettingsRows>
      <SettingRow name="Motion" deeds={<Switch label="Motion" on={motion} onChange={(on) => preferences.update({ motion: on })} />}>
        Segments fill, panels slide
        <small>Follows your system. Off here is off everywhere.</small>
      </SettingRow>
      <SettingRow
        name="Start with" isWide
        deeds={(
          <Segmented
            label="Start with" value={start ?? 'home'} options={ways}
            onChange={(way) => preferences.update({ start: way === 'home' ? null : way, last: null })}
          />
        )}
      >
        What opens after login
      </SettingRow>
      <SettingRow
        name="Single-letter keys"
        deeds={<Switch label="Single-letter keys" on={keys} onChange={(on) => preferences.update({ keys: on })} />}
      >
        N note, C chat, J and K in the feed
        <small>Turn off if they get in the way of your screen reader.</small>
      </SettingRow>
      <SettingRow
        name="Message sound" deeds={<Switch label="Message sound" on={sound} onChange={(on) => preferences.update({ sound: on })} />}
      >
        For new messages while Heartwood is open
      </SettingRow>
    </SettingsRows>
  );
}
