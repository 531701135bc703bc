import type { Statement } from '../../db/database';
import { beyondSql } from '../../text/page';
import { BEHIND, countOver, fewer, LIMIT, VIEWER, VISIBLE, type Feed } from './feed-sql';
import { commentSql, standsSql } from './post.json';
import { visibleSayingSql } from './post-visible';

const POST_OF_LIST = `join post p on p.id = c.post_id and ${VISIBLE}`;
const FIRST_LEVEL = `c.post_id = $6::uuid and c.reply_to is null and ${standsSql('c', VIEWER)}`;
const SECOND_LEVEL = `c.reply_to = $6::uuid and c.deleted_at is null and ${visibleSayingSql('c', VIEWER)}`;

const COUNTED = countOver(`
      select 1
      from post_comment c
      ${POST_OF_LIST}
      where ${FIRST_LEVEL}`);

/** $6 post: its comments, the newest first. Who reads a page of them is told how many there are. */
export const COMMENTS: Feed = {
  page: { name: 'post-comments', text: `select ${commentSql('c', 'p', VIEWER)} as data, to_json(c.created_at) as at, (${COUNTED}) as total
    from (
      select c.*
      from post_comment c
      where ${FIRST_LEVEL} and (c.created_at, c.id) < ${BEHIND}
      order by c.created_at desc, c.id desc
      ${LIMIT}) c
    ${POST_OF_LIST}
    order by c.created_at desc, c.id desc` },
  count: { name: 'post-comments-count', text: fewer(COUNTED) },
};

/** $6 comment: what answers it, the oldest first. */
export const REPLIES: Feed = {
  page: { name: 'post-replies', text: `select ${commentSql('c', 'p', VIEWER, false)} as data, to_json(c.created_at) as at
    from (
      select c.*
      from post_comment c
      where ${SECOND_LEVEL} and (c.created_at, c.id) > ${beyondSql('(select $3::timestamptz)', '(select $4::uuid)')}
      order by c.created_at, c.id
      ${LIMIT}) c
    ${POST_OF_LIST}
    order by c.created_at, c.id` },
  count: { name: 'post-replies-count', text: countOver(fewer(`
      select 1
      from post_comment c
      ${POST_OF_LIST}
      where ${SECOND_LEVEL}`)) },
};

/** $2 comment. */
export const ONE_COMMENT: Statement = {
  name: 'one-post-comment',
  text: `select ${commentSql('c', 'p', VIEWER)} as data
    from post_comment c
    join post p on p.id = c.post_id
    where c.id = $2::uuid and ${VISIBLE} and ${visibleSayingSql('c', VIEWER)}`,
};
