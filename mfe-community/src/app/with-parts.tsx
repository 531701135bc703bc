import type { ReactNode } from 'react';
import { PostParts as Parts } from '../features/post-parts/post-parts';
import { PostParts } from '../post/post-pieces';

/** Posts below here are drawn with what they carry. */
export function WithParts({ children }: { children: ReactNode }) {
  return <PostParts value={Parts}>{children}</PostParts>;
}
