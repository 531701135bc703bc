import { ComposerBox } from '../features/composer/composer-box';
import { FeedPage } from '../features/feed/feed.page';
import { PostPage } from '../features/post/post.page';
import { SavedPage } from '../features/saved/saved.page';
import { TagPage } from '../features/tag/tag.page';
import { WithParts } from './with-parts';

export const ExploreFeed = () => <WithParts><FeedPage composer={<ComposerBox />} /></WithParts>;
export const ExplorePost = () => <WithParts><PostPage /></WithParts>;
export const ExploreSaved = () => <WithParts><SavedPage /></WithParts>;
export const ExploreTag = ({ name }: { name: string }) => <WithParts><TagPage name={name} /></WithParts>;
