import { EllipsisIcon, Icon, IconButtonLook, atButton, latePart } from '@heartwood/shared-ui';
import { useState } from 'react';
import type { PostCardFragment } from '../generated/graphql';
import { authorName } from './who';

const PostActions = latePart(() => import('./post-actions').then((part) => part.PostActions), { failed: atButton('The menu') });

/** What else can be done to a post. */
export function PostMenu({ post, onEdit }: { post: PostCardFragment; onEdit: () => void }) {
  const [isWanted, setWanted] = useState(false);
  const label = `More about the post by ${authorName(post)}`;
  const more = (
    <IconButtonLook
      type="button" $size="sm" aria-label={label} data-tip="More" aria-haspopup="menu"
      onPointerEnter={() => PostActions.prefetch()} onClick={() => setWanted(true)}
    >
      <Icon as={EllipsisIcon} size={16} />
    </IconButtonLook>
  );
  return isWanted ? <PostActions fallback={more} post={post} onEdit={onEdit} trigger={more} /> : more;
}
