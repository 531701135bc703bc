import { COMPANY_ID, idOf, OTHER_ID, USER_ID, type HotReads } from '../../testing/hot-reads';
import { OPEN_REPORTS } from './moderate-posts';
import { COMMENTS, ONE_COMMENT, REPLIES } from './comment.queries';
import type { Feed } from './feed-sql';
import {
  COMPANY_POSTS, EVENT_POSTS, EVERYBODY, FOLLOWED, LATEST_VALIDATION, LIKER_COUNT, LIKERS, MODULE_QUESTIONS, NEW_FOLLOWED, NEW_TO_EVERYBODY,
  ONE_POST, OWN_POSTS_TO_OTHERS, SAVED, SAVED_LABELS, TAG_POSTS, TAG_QUESTIONS, USER_POSTS,
} from './post.queries';
import { FOLLOWED_TAGS, LIKED_TAG_POSTS, TAG_PAGE } from './tag-page.queries';
import { MATCHING_TAGS, ONE_TAG, SUGGESTED_TAGS, TAG_BY_ID } from './tag.queries';
import { LISTENERS } from './tell-of-new-post.job';
import { POPULAR_COMPANIES, POPULAR_USERS } from './suggestions.queries';

/** SQL for the id of a post, comment or tag with a number. */
const rowId = (kind: 'post' | 'comment' | 'tag', n: string) => (
  idOf('user', n).replace("'0a", { post: "'0d", comment: "'0e", tag: "'0f" }[kind])
);
const POST_ID = '0d000000-0000-4000-8000-000000000500';
const COMMENT_ID = '0e000000-0000-4000-8000-000000000500';
const TAG_ID = '0f000000-0000-4000-8000-000000000007';
const AT = "now() - n * interval '1 minute'";

const FIRST = [16, null, null, 0] as const;
const BELOW = [16, '2030-01-01T00:00:00Z', POST_ID, 0] as const;
const pages = ({ page, count }: Feed, ...own: readonly unknown[]) => [
  [page, [USER_ID, ...FIRST, ...own]] as const, [{ ...page, name: `${page.name}-below` }, [USER_ID, ...BELOW, ...own]] as const,
  [count, [USER_ID, ...own]] as const,
];

export const POST_HOT: HotReads = {
  rows: [
    `insert into post (id, user_id, company_id, is_company_post, post_type, content, search_text, is_validation, validation_field, card_kind, card_subject,
      card_company_id, created_at)
    select ${rowId('post', 'n')}, ${idOf('user', 'n % 2000 + 1')}, ${idOf('company', 'n % 2000 + 1')}, n % 3 = 0,
      (array['PUBLIC', 'PUBLIC', 'LIMITED', 'PRIVATE'])[n % 4 + 1], 'Post ' || n, 'post ' || n, n % 10 = 0, case when n % 10 = 0 then 'vision' end,
      case when n % 20 = 1 then 'MODULE' when n % 20 = 2 then 'EVENT' end,
      case when n % 20 = 1 then 'vision' when n % 20 = 2 then ${idOf('user', 'n % 100')}::text end, ${idOf('company', 'n % 2000 + 1')}, ${AT}
    from generate_series(1, 20000) n`,
    `insert into post_comment (id, post_id, user_id, content, created_at)
    select ${rowId('comment', 'n')}, ${rowId('post', 'n % 5000 + 1')}, ${idOf('user', 'n % 2000 + 1')}, 'Comment', ${AT}
    from generate_series(1, 20000) n`,
    `insert into post_comment (id, post_id, user_id, content, reply_to, created_at)
    select ${rowId('comment', 'n + 20000')}, ${rowId('post', 'n % 5000 + 1')}, ${idOf('user', 'n % 2000 + 1')}, 'Reply', ${rowId('comment', 'n')}, ${AT}
    from generate_series(1, 10000) n`,
    `insert into post_like (post_id, user_id, created_at)
    select ${rowId('post', 'n')}, ${idOf('user', '(n * 7 + m) % 2000 + 1')}, ${AT}
    from generate_series(1, 5000) n, generate_series(1, 10) m`,
    `insert into post_comment_like (comment_id, user_id, created_at)
    select ${rowId('comment', 'n')}, ${idOf('user', '(n * 7 + m) % 2000 + 1')}, ${AT}
    from generate_series(1, 10000) n, generate_series(1, 3) m`,
    `insert into post_save (user_id, post_id, labels, created_at)
    select ${idOf('user', 'n')}, ${rowId('post', '(n + m * 11) % 5000 + 1')}, '{Later}', now() - m * interval '1 minute'
    from generate_series(1, 2000) n, generate_series(1, 10) m`,
    `insert into tag (id, name, search_text, usage_count)
    select ${rowId('tag', 'n')}, 'tag' || n, 'tag' || n, n
    from generate_series(1, 5000) n`,
    `insert into post_tag (post_id, tag_id, created_at)
    select ${rowId('post', 'n')}, ${rowId('tag', '(n * 3 + m) % 5000 + 1')}, ${AT}
    from generate_series(1, 20000) n, generate_series(1, 2) m`,
    `insert into tag_follow (user_id, tag_id)
    select ${idOf('user', 'n')}, ${rowId('tag', 'n')}
    from generate_series(1, 2000) n`,
    `insert into poll (post_id, options, ends_at)
    select ${rowId('post', 'n')}, '{Yes,No}', now() + interval '1 day'
    from generate_series(1, 3000) n`,
    `insert into poll_vote (post_id, user_id, option)
    select ${rowId('post', 'n')}, ${idOf('user', 'n + m')}, m % 2
    from generate_series(1, 3000) n, generate_series(1, 5) m`,
    `insert into post_report (id, post_id, user_id, reason)
    select ${rowId('comment', 'n')}, ${rowId('post', 'n')}, ${idOf('user', 'n')}, 'SPAM'
    from generate_series(1, 2000) n`,
  ],
  reads: [
    ...pages(EVERYBODY), ...pages(FOLLOWED, null, null), ...pages(COMPANY_POSTS, COMPANY_ID, true), ...pages(USER_POSTS, OTHER_ID),
    ...pages(OWN_POSTS_TO_OTHERS),
    ...pages(EVENT_POSTS, OTHER_ID), ...pages(TAG_POSTS, 'tag7'), ...pages(TAG_QUESTIONS, 'tag7'), ...pages(SAVED, null, ''),
    ...pages(COMMENTS, POST_ID), ...pages(REPLIES, COMMENT_ID),
    [NEW_TO_EVERYBODY, [USER_ID, '2026-01-01T00:00:00Z', POST_ID]],
    [NEW_FOLLOWED, [USER_ID, '2026-01-01T00:00:00Z', POST_ID]],
    [ONE_POST, [USER_ID, POST_ID]],
    [ONE_COMMENT, [USER_ID, COMMENT_ID]],
    [SAVED_LABELS, [USER_ID]],
    [LATEST_VALIDATION, [USER_ID, OTHER_ID, 'vision']],
    [MODULE_QUESTIONS, [USER_ID, COMPANY_ID, 'vision', 50]],
    [LIKERS, [USER_ID, POST_ID, 16, null, null, 0]],
    [OPEN_REPORTS, [], ['post_report']],
    [LIKER_COUNT, [USER_ID, POST_ID]],
    [MATCHING_TAGS, [USER_ID, 'tag12', 10]],
    [SUGGESTED_TAGS, [USER_ID, 10]],
    [ONE_TAG, [USER_ID, 'tag7']],
    [TAG_BY_ID, [USER_ID, TAG_ID]],
    [TAG_PAGE, [USER_ID, 'tag7']],
    [FOLLOWED_TAGS, [USER_ID, 100]],
    [LIKED_TAG_POSTS.page, [USER_ID, 16, 100, POST_ID, 0, 'tag7']],
    [LIKED_TAG_POSTS.count, [USER_ID, 'tag7']],
    [LATEST_VALIDATION, [USER_ID, OTHER_ID, null]],
    [LISTENERS, [POST_ID, null, 500]],
    // A few hundred candidates among so many are found by reading all: among many more they are not.
    [POPULAR_USERS, [USER_ID, 5], ['users']],
    [POPULAR_COMPANIES, [USER_ID, 5], ['company']],
  ],
};
