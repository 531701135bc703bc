import { useRef } from 'react';
import { ComposerBox, type ComposerBoxHandle } from '../features/composer/composer-box';
import { FeedPage } from '../features/feed/feed.page';

/** Explore, and where one writes over it. */
export function FeedRoute() {
  const box = useRef<ComposerBoxHandle>(null);
  return <FeedPage composer={<ComposerBox ref={box} />} onCompose={() => box.current?.open()} />;
}
