import type { PostCardFragment } from '../../generated/graphql';

/** What the menu of a post asks before it does something. */
export type DialogName = 'report' | 'block' | 'fewer' | 'labels' | 'visibility';

export interface PostDialogProps { post: PostCardFragment; onClose: () => void }
