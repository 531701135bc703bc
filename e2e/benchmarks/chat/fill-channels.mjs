import pg from 'pg';

/**
 * Channels full of messages, all people in each of them, with some unread, mentioned, answered and reacted to.
 * @param {string} databaseUrl
 * @param {string[]} people the first of them is the one who will look
 * @param {number} channels
 * @param {number} perChannel
 * @returns {Promise<string>} id of one of the channels
 */
export async function fillChannels(databaseUrl, people, channels, perChannel) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into channel (id, kind, type, name, created_by, member_count, last_seq, change_seq, last_message_at)
       select gen_random_uuid(), 'channel', 'OPEN', 'Channel ' || n, $1, $2, $3, $3, now() - n * interval '1 minute' from generate_series(1, $4::int) n`,
      [people[0], people.length, perChannel, channels],
    );
    await client.query(
      'insert into channel_member (channel_id, user_id, last_read_seq) select c.id, p.id, c.last_seq - (hashtext(c.id::text || p.id::text) & 31) from channel c cross join unnest($1::uuid[]) as p(id)',
      [people],
    );
    await client.query(
      `insert into message (channel_id, seq, id, author_id, body, mentions, change_seq, created_at, updated_at)
       select c.id, n, gen_random_uuid(), ($1::uuid[])[1 + (n % $2::int)], 'Message ' || n || ': our average loop is 5.6 days, so every pilot shop would be exempt',
         case when n % 50 = 0 then array[($1::uuid[])[1]] else '{}' end, n, x.at, x.at
       from channel c cross join generate_series(1, $3::int) n cross join lateral (select now() - ($3::int - n) * interval '1 minute' as at) x`,
      [people, people.length, perChannel],
    );
    await client.query(
      `update message m set reply_to = (select q.id from message q where q.channel_id = m.channel_id and q.seq = m.seq - 1) where m.seq > $1::int - 30 and m.seq % 5 = 0`,
      [perChannel],
    );
    await client.query(
      `insert into message_reaction (message_id, user_id, emoji) select m.id, $1, '👍' from message m where m.seq > $2::int - 30 and m.seq % 3 = 0`,
      [people[0], perChannel],
    );
    await client.query('vacuum analyze');
    const { rows } = await client.query('select id from channel order by last_message_at desc limit 1');
    return rows[0].id;
  } finally {
    await client.end();
  }
}
