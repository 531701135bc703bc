import { MESSAGE_SOUND } from '@heartwood/contract/domain';
import { useReadable } from '@heartwood/contract/kit';
import { useEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { useLocation } from '../navigation/use-location';
import { session } from '../session/browser-session';
import { preferences } from './preferences';
import { withoutSingleKeys } from './without-single-keys';

/** As where the system wants less motion (`GlobalStyle`). */
const Still = createGlobalStyle`
  :root { --t-fast: 0ms; --t-base: 0ms; --t-slow: 0ms; --t-fill: 0ms; }
  *, *::before, *::after { animation-duration: 0s !important; animation-iteration-count: 1 !important; scroll-behavior: auto !important; }
`;

/** What the person has chosen for this device, in force on every page. */
export function ApplyPreferences() {
  const { motion, keys, sound, start } = useReadable(preferences);
  const { pathname, search } = useLocation();
  useEffect(() => (keys ? undefined : withoutSingleKeys()), [keys]);
  useEffect(() => {
    document.documentElement.dataset[MESSAGE_SOUND] = sound ? 'on' : 'off';
  }, [sound]);
  useEffect(() => {
    const { userId } = session.ui.get();
    if (start === 'last' && userId !== null) preferences.update({ last: { userId, path: pathname + search } });
  }, [start, pathname, search]);
  return motion ? null : <Still />;
}
