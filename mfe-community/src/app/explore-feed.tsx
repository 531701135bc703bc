import { ComposerBox } from '../features/composer/composer-box';
import { FeedPage } from '../features/feed/feed.page';
import { WithParts } from './with-parts';

export const ExploreFeed = () => <WithParts><FeedPage composer={<ComposerBox />} /></WithParts>;
