import './post.query-fields';
import './post.mutation-fields';

export * from './post.table';
export { PostPageRef, PostRef } from './post.schema';
export { seesPost } from './read-posts';
export { sweepPostsJob } from './sweep-posts.job';
export { visiblePostSql } from './post-visible';
