import { createContext, type ComponentType } from 'react';
import type { PostCardFragment } from '../generated/graphql';

/** What a post carries besides its text is drawn by a feature of its own, which `app/` puts in here. */
export const PostParts = createContext<ComponentType<{ post: PostCardFragment }> | null>(null);
