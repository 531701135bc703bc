import type { Statement } from '../../db/database';

interface OwnPart {
  /** In the archive. */
  file: string;
  /** $1 the person. Rows with a column `data`; of other people no more than the ids that the person's own words name. */
  statement: Statement;
}

const part = (file: string, columns: string, rest: string): OwnPart => ({
  file: `${file}.json`,
  statement: { name: `own-${file}`, text: `select json_build_object(${columns}) as data\n${rest}` },
});

/** What somebody has written or chosen, each kind a file. What others wrote around it is theirs, and in none. */
export const OWN_DATA: readonly OwnPart[] = [
  part('profile', `
    'id', u.id, 'email', u.email, 'firstname', u.firstname, 'lastname', u.lastname, 'bio', u.bio, 'headline', u.headline, 'city', u.city,
    'links', u.links, 'phoneNumber', u.phone_number, 'address', u.address, 'theme', u.theme, 'timeZone', u.time_zone, 'createdAt', u.created_at`, `
    from users u
    where u.id = $1`),
  part('companies', `'id', c.id, 'name', c.name, 'isOwner', c.created_by = $1, 'position', m.position, 'department', m.department`, `
    from company c
    left join team_member m on m.company_id = c.id and m.user_id = $1 and m.is_accepted
    where c.deleted_at is null and (c.created_by = $1 or m.id is not null)
    order by c.name, c.id`),
  part('posts', `'id', p.id, 'content', p.content, 'feeling', p.feeling, 'attachments', p.attachments, 'createdAt', p.created_at`, `
    from post p
    where p.user_id = $1 and p.deleted_at is null
    order by p.created_at, p.id`),
  part('post-comments', `'id', c.id, 'postId', c.post_id, 'content', c.content, 'createdAt', c.created_at`, `
    from post_comment c
    where c.user_id = $1 and c.deleted_at is null
    order by c.created_at, c.id`),
  part('messages', `'id', m.id, 'channelId', m.channel_id, 'body', m.body, 'attachments', m.attachments, 'createdAt', m.created_at`, `
    from message m
    where m.author_id = $1 and not m.is_deleted and m.line is null
    order by m.created_at, m.id`),
  part('module-comments', `'id', c.id, 'companyId', c.company_id, 'module', c.key, 'message', c.message, 'createdAt', c.created_at`, `
    from component_comment c
    where c.author_id = $1 and not c.is_deleted
    order by c.created_at, c.id`),
  part('events', `'id', e.id, 'name', e.name, 'description', e.description, 'startsAt', e.starts_at, 'endsAt', e.ends_at`, `
    from event e
    where e.creator_id = $1 and not e.is_deleted
    order by e.starts_at, e.id`),
  part('notes', `
    'id', n.id, 'folder', s.name, 'title', n.title, 'content', n.content, 'checkpoints', n.checkpoints, 'tags', n.tags,
    'files', (
      select coalesce(json_agg(json_build_object('id', a.file_id, 'name', a.name) order by a.created_at, a.id), '[]')
      from note_attachment a
      join files f on f.id = a.file_id and f.owner_id = $1
      where a.note_id = n.id
    ), 'createdAt', n.created_at, 'updatedAt', n.updated_at, 'deletedAt', n.deleted_at`, `
    from note n
    join note_segment s on s.id = n.segment_id
    where n.user_id = $1
    order by n.created_at, n.id`),
  part('tour', `'isActive', t.is_active, 'stage', t."group", 'step', t.active_step, 'updatedAt', t.updated_at`, `
    from tour_progress t
    where t.user_id = $1`),
  part('saved-posts', `'postId', s.post_id, 'labels', s.labels`, `
    from post_save s
    where s.user_id = $1`),
  part('devices', `'userAgent', s.user_agent, 'createdAt', s.created_at, 'usedAt', s.used_at`, `
    from sessions s
    where s.user_id = $1
    order by s.created_at`),
];

/** $1 the person: uploads that are still there. */
export const OWN_FILES: Statement = {
  name: 'own-files',
  text: `select f.id, f.name, f.size::float8 as size
    from files f
    where f.owner_id = $1 and f.gone_at is null and f.purpose <> 'plan_export'
    order by f.created_at, f.id`,
};
