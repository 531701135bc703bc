import { useState } from 'react';
import { atButton, latePart } from '@heartwood/shared-ui';
import { UserTrigger } from './user-trigger';

const OpenUserMenu = latePart(() => import('./open-user-menu').then((part) => part.OpenUserMenu), { failed: atButton('The menu') });

/** The person's own menu behind the avatar; the menu is fetched when it is first wanted. */
export function UserMenu() {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) return <UserTrigger
    aria-haspopup="menu" aria-expanded={false} onPointerEnter={OpenUserMenu.prefetch} onFocus={OpenUserMenu.prefetch}
    onClick={() => setWanted(true)}
  />;
  return <OpenUserMenu fallback={<UserTrigger aria-haspopup="menu" aria-busy />} />;
}
