import { EllipsisIcon, Icon, IconButtonLook, atButton, latePart } from '@heartwood/shared-ui';
import type { PostCardFragment } from '../generated/graphql';
import { useLateMenu } from './use-late-menu';
import { authorName } from './who';

const PostActions = latePart(() => import('./post-actions').then((part) => part.PostActions), { failed: atButton('The menu') });

/** What else can be done to a post. */
export function PostMenu({ post, onEdit }: { post: PostCardFragment; onEdit: () => void }) {
  const label = `More about the post by ${authorName(post)}`;
  const { isWanted, press, waiting } = useLateMenu(
    <IconButtonLook
      type="button" $size="sm" aria-label={label} data-tip="More" aria-haspopup="menu" onPointerEnter={() => PostActions.prefetch()}
    >
      <Icon as={EllipsisIcon} size={16} />
    </IconButtonLook>,
  );
  return isWanted ? <PostActions fallback={waiting} post={post} onEdit={onEdit} trigger={press} /> : press;
}
