import { useShell } from '@heartwood/contract/kit';
import { useUnit } from 'effector-react';
import { useEffect, useReducer } from 'react';
import { $draftMoves } from '../features/composer/box-draft';
import { readDrafts } from '../features/composer/post-draft';
import { MinePanel } from '../features/mine/mine.panel';

/** The list, with the posts that stand on this device: whichever tab wrote them. */
export function MinePart() {
  const shell = useShell();
  useUnit($draftMoves);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => shell.events.on('drafts/changed', lookAgain), [shell]);
  const posts = readDrafts(shell.drafts).map(({ id, text, savedAt }) => ({ id, savedAt, text: text.trim() || 'A post without words yet' }));
  return <MinePanel posts={posts} />;
}
