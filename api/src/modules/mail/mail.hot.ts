import type { HotReads } from '../../testing/hot-reads';
import { MAILS_IN_CLEAR } from './tidy-outbox';

export const MAIL_HOT: HotReads = {
  rows: [
    `insert into mail_outbox (id, recipient, subject, text, html, sealed, next_attempt_at)
    select gen_random_uuid(), n || '@people.example', 'x', '', '', 'x', null
    from generate_series(1, 5000) n`,
  ],
  reads: [[MAILS_IN_CLEAR, []]],
};
