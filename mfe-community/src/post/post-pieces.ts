import { createContext, type ComponentType } from 'react';
import type { PostCardFragment, Stance } from '../generated/graphql';

export interface PostPartsProps {
  post: PostCardFragment;
  /** Opens the box for an answer to a question that says this. */
  onAnswer?: (stance: Stance) => void;
}

/** What a post carries besides its text is drawn by a feature of its own, which `app/` puts in here. */
export const PostParts = createContext<ComponentType<PostPartsProps> | null>(null);
