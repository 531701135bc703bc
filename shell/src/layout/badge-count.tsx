import { useUnit } from 'effector-react';
import { Count, VisuallyHidden } from '@heartwood/shared-ui';
import { $badges } from './badges.model';

/** The count of a key; 0 for none. */
export function useBadge(key: string | undefined): number {
  const badges = useUnit($badges);
  return key === undefined ? 0 : badges[key] ?? 0;
}

/** How much is new behind a link of the menu; nothing where nothing is. */
export function BadgeCount({ badge, className }: { badge: string | undefined; className?: string }) {
  const count = useBadge(badge);
  return count > 0 ? <span className={className}><Count value={count} /><VisuallyHidden> unread</VisuallyHidden></span> : null;
}
