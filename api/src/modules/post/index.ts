import './post.query-fields';
import './post.mutation-fields';

export { writeDemoPosts, type DemoPost } from './post.demo';
export * from './post.table';
export { tagSql, type Tag } from './post.json';
export { knownTagSql } from './tag.queries';
export { userPostCountSql } from './post.queries';
export { postRoutes } from './post.routes';
export { PostPageRef, TagRef } from './post.schema';
export { NOBODY, visiblePostSql } from './post-visible';
export { postWords } from './post-input';
export { seesPost } from './read-posts';
export { ReportPayloadRef, ReportReasonRef } from './post.schema';
export { tellOfNewPost } from './tell-of-new-post.job';
export { SEARCH_POSTS, searchPosts, SEARCHED_POSTS } from './search-posts';
export { sweepPostsJob } from './sweep-posts.job';
