import type { ReactNode } from 'react';
import { ComposerBox } from '../features/composer/composer-box';
import { FeedPage } from '../features/feed/feed.page';
import { PostPage } from '../features/post/post.page';
import { PostParts as Parts } from '../features/post-parts/post-parts';
import { SavedPage } from '../features/saved/saved.page';
import { TagPage } from '../features/tag/tag.page';
import { PostParts } from '../post/post-pieces';

/** Posts below here are drawn with what they carry. */
function WithParts({ children }: { children: ReactNode }) {
  return <PostParts value={Parts}>{children}</PostParts>;
}

export const ExploreFeed = () => <WithParts><FeedPage composer={<ComposerBox />} /></WithParts>;
export const ExplorePost = () => <WithParts><PostPage /></WithParts>;
export const ExploreSaved = () => <WithParts><SavedPage /></WithParts>;
export const ExploreTag = ({ name }: { name: string }) => <WithParts><TagPage name={name} /></WithParts>;
