import { latePart } from '@heartwood/shared-ui';

/** What posts carry; at the latest it comes with the first post that is shown. */
export const Parts = latePart(() => import('../features/post-parts/post-parts').then((part) => part.PostParts));
