import { useEffect } from 'react';
import type { Push, Readable } from '@heartwood/contract';
import { KeepPage } from '../offline/keep-page';
import { ApplyPreferences } from '../preferences/apply-preferences';
import { PushPrompt } from '../push/push-prompt';
import { watchVersions } from '../status/newer-version';
import { OverrideBadge } from '../status/override-badge';
import { startPulse } from '../status/pulse';
import { Toasts } from '../toasts/toast-list';
import { Presence } from './presence';

/**
 * What the first picture can do without: messages that come and go, telling who is here, pushes, what was chosen for this device, what is
 * kept of the page for when there is no line, the remark of somebody's own build, how the remotes do, whether newer ones are ready.
 */
export function LateParts({ push, awaitedOn }: { push: Push; awaitedOn: Readable<string | null> }) {
  useEffect(startPulse, []);
  useEffect(() => watchVersions(), []);
  return <><Toasts /><Presence /><KeepPage /><PushPrompt push={push} awaitedOn={awaitedOn} /><OverrideBadge /><ApplyPreferences /></>;
}
