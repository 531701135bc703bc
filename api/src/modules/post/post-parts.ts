import type { LinkPreview } from '../messaging';

export type { LinkPreview };

/** A file as a post keeps it. */
export interface Attachment { id: string; name: string; type: string; url: string; size: number }
