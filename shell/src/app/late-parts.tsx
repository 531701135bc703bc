import { OverrideBadge } from '../status/override-badge';
import { Toasts } from '../toasts/toast-list';
import { Presence } from './presence';

/** What the first picture can do without: messages that come and go, telling who is here, the remark of somebody's own build. */
export function LateParts() {
  return <><Toasts /><Presence /><OverrideBadge /></>;
}
