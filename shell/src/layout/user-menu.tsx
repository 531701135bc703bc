import { lazy, Suspense, useState } from 'react';
import { UserTrigger } from './user-trigger';

const load = () => import('./open-user-menu');
const OpenUserMenu = lazy(async () => ({ default: (await load()).OpenUserMenu }));
const warm = (): void => void load();

/** The person's own menu behind the avatar; the menu is fetched when it is first wanted. */
export function UserMenu() {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) return <UserTrigger aria-haspopup="menu" aria-expanded={false} onPointerEnter={warm} onFocus={warm} onClick={() => setWanted(true)} />;
  return <Suspense fallback={<UserTrigger aria-haspopup="menu" aria-busy />}><OpenUserMenu /></Suspense>;
}
