import { EyeOffIcon, Icon } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PostWordsFragment } from '../../generated/graphql';
import { PostHead } from '../../post/post-head';
import { PostText } from '../../post/post-text';

const Frame = styled.blockquote`
  display: grid; gap: 10px; min-width: 0; margin: 0; padding: 12px 14px; border: 1px solid var(--border); border-radius: 10px;
`;
const Hole = styled.p`
  display: flex; align-items: center; gap: 12px; min-height: 52px; padding: 12px 16px; border: 1.25px dashed var(--border-control);
  border-radius: var(--r-3); color: var(--text-2); font-size: 13px; line-height: 19px;
`;

/** What a repost passes on. `original` is null where it is gone, or not the reader's to see. */
export function Reposted({ original, children }: { original: PostWordsFragment | null; children: ReactNode }) {
  if (!original || original.isDeleted) return <Hole><Icon as={EyeOffIcon} size={18} />You cannot see this post.</Hole>;
  return <Frame><PostHead post={original} size={32} /><PostText post={original} />{children}</Frame>;
}
