import { MESSAGES_MUTED } from '@heartwood/contract';
import { useReadable } from '@heartwood/contract/kit';
import { Segmented, Switch } from '@heartwood/shared-ui';
import { useState } from 'react';
import { useLocation } from '../navigation/use-location';
import { drafts, session } from '../session/browser-session';
import type { StartWith } from '../session/ui-storage';
import { SettingRow, SettingsRows } from './settings-rows';

const STARTS = [{ value: 'home', label: 'Growth home' }, { value: 'explore', label: 'Explore' }, { value: 'last', label: 'Last page' }] as const;

/** What somebody chose for this device. */
export function DeviceRows() {
  const { motion, singleKeys, startWith } = useReadable(session.ui);
  const { pathname } = useLocation();
  const [isMuted, setMuted] = useState(() => drafts.get(MESSAGES_MUTED) === 'yes');
  const start = (next: StartWith) => session.ui.update({ startWith: next, lastPage: next === 'last' ? pathname : null });
  return (
    <SettingsRows>
      <SettingRow name="Motion" deeds={<Switch label="Motion" on={motion} onChange={(on) => session.ui.update({ motion: on })} />}>
        Segments fill, panels slide<small>Follows your system. Off here is off everywhere.</small>
      </SettingRow>
      <SettingRow name="Start with" deeds={<Segmented size="sm" label="Start with" options={STARTS} value={startWith} onChange={start} />}>
        What opens after login
      </SettingRow>
      <SettingRow name="Single-letter keys" deeds={<Switch label="Single-letter keys" on={singleKeys} onChange={(on) => session.ui.update({ singleKeys: on })} />}>
        N note, C chat, J and K in the feed<small>Turn off if they get in the way of your screen reader.</small>
      </SettingRow>
      <SettingRow
        name="Message sound"
        deeds={(
          <Switch
            label="Message sound" on={!isMuted} onChange={(on) => {
              drafts.set(MESSAGES_MUTED, on ? null : 'yes');
              setMuted(!on);
            }}
          />
        )}
      >
        For new messages while Heartwood is open
      </SettingRow>
    </SettingsRows>
  );
}
