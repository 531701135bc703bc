import { GlobeIcon, LockIcon, UsersIcon } from '@heartwood/shared-ui';
import type { PostType } from '../generated/graphql';

/** Who sees a post, in words (design note 1 on posts). */
export const VISIBILITY = {
  PUBLIC: { label: 'Public', icon: GlobeIcon },
  LIMITED: { label: 'Followers and partners', icon: UsersIcon },
  PRIVATE: { label: 'Company only', icon: LockIcon },
} as const satisfies Record<PostType, { label: string; icon: typeof GlobeIcon }>;
