import { sql } from 'drizzle-orm';
import type { Database, Statement } from './database';
import { HOT_STATEMENTS as ACCOUNT } from '../modules/account';
import { HOT_STATEMENTS as COMPANY } from '../modules/company';
import { HOT_STATEMENTS as GROWTH } from '../modules/growth';
import { HOT_STATEMENTS as LIVE } from '../modules/live';
import { HOT_STATEMENTS as MESSAGING } from '../modules/messaging';
import { HOT_STATEMENTS as SEARCH } from '../modules/search';
import { HOT_STATEMENTS as TEAM } from '../modules/team';
import { openTestDatabase } from '../testing/test-database';

const id = (kind: string, n: string) => `(${kind === 'company' ? "'0c" : "'0a"}000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const COMPANY_ID = '0c000000-0000-4000-8000-000000000500';
const OTHER_ID = '0a000000-0000-4000-8000-000000000501';
const USER_ID = '0a000000-0000-4000-8000-000000000500';

/** Twenty thousand people and five thousand companies, a thousand of them with what a year leaves behind. */
const GROW = [
  `insert into users (id, email, firstname, lastname, is_verified) select ${id('user', 'n')}, 'person' || n || '@grown.example', 'P', 'N' || n, true from generate_series(1, 20000) n`,
  `insert into company (id, name, created_by, stage_id) select ${id('company', 'n')}, 'Company ' || n, ${id('user', 'n')}, 2 from generate_series(1, 5000) n`,
  `insert into company_sector (company_id, sector_id, position) select ${id('company', 'n')}, 'sector-' || s, s from generate_series(1, 1000) n, generate_series(1, 3) s`,
  `insert into billing_subscription (company_id, plan, status) select ${id('company', 'n')}, 'Pro', 'active' from generate_series(1, 1000) n`,
  `insert into team_member (company_id, user_id, email, position, department, access_type, is_accepted, token_hash) select ${id('company', 'n')}, ${id('user', '(n + m - 1) % 1000 + 1')}, 'seat' || n || '.' || m || '@grown.example', 'QA', 'Engineering', 'edit', true, 'hash' || n || '.' || m from generate_series(1, 1000) n, generate_series(1, 4) m`,
  `insert into team_member (company_id, email, position, department, access_type) select ${id('company', 'n')}, 'waiting' || n || '@grown.example', 'QA', 'Engineering', 'edit' from generate_series(1, 1000) n`,
  `insert into growth_component (company_id, key, progress) select ${id('company', 'n')}, k, 'DONE' from generate_series(1, 1000) n, unnest(array['vision','belief','values','culture','sdgs','skills','costs','revenue']) k`,
  `insert into component_assignment (company_id, key, user_id) select ${id('company', 'n')}, k, ${id('user', 'n')} from generate_series(1, 1000) n, unnest(array['vision','belief','values','culture']) k`,
  `insert into component_visibility (company_id, key, user_id) select ${id('company', 'n')}, k, ${id('user', 'n')} from generate_series(1, 1000) n, unnest(array['vision','belief']) k`,
  `insert into foundation_item (id, company_id, key, label, description, position) select gen_random_uuid(), ${id('company', 'n')}, 'values', 'x', '', m from generate_series(1, 1000) n, generate_series(1, 4) m`,
  `insert into company_sdg (company_id, sdg_id) select ${id('company', 'n')}, s from generate_series(1, 1000) n, generate_series(1, 3) s`,
  `insert into skill (id, name, theme, is_user_generated) select ${id('user', 'n')}, 'Skill ' || n, 'own', true from generate_series(1, 2000) n`,
  `insert into company_skill (id, company_id, skill_id) select gen_random_uuid(), ${id('company', '(n - 1) % 1000 + 1')}, ${id('user', 'n')} from generate_series(1, 2000) n`,
  `insert into company_skill_person (company_skill_id, user_id) select k.id, ${id('user', '1')} from company_skill k`,
  `insert into component_comment (id, company_id, key, author_id, message, created_at) select gen_random_uuid(), ${id('company', 'n')}, 'belief', ${id('user', 'n')}, 'x', now() - m * interval '1 hour' from generate_series(1, 1000) n, generate_series(1, 20) m`,
  `insert into activity_log (company_id, component, type, data, user_id) select ${id('company', 'n')}, 'belief', 'TEXT_CHANGED', '{}', ${id('user', 'n')} from generate_series(1, 1000) n, generate_series(1, 20) m`,
  `insert into component_version (company_id, key, text, rows, started_at, at) select ${id('company', 'n')}, 'belief', '[]', '{}', now(), now() from generate_series(1, 1000) n, generate_series(1, 20) m`,
  `insert into place_presence (user_id, tab, kind, subject, expires_at) select ${id('user', 'n')}, gen_random_uuid(), 'module', ${id('company', 'n')} || ':belief', now() from generate_series(1, 5000) n`,
  `insert into milestone (id, company_id, title) select gen_random_uuid(), ${id('company', 'n')}, 'x' from generate_series(1, 1000) n, generate_series(1, 3) m`,
  `insert into traction (id, company_id, title, traction_value) select gen_random_uuid(), ${id('company', 'n')}, 'x', '1' from generate_series(1, 1000) n, generate_series(1, 3) m`,
  `insert into company_event (company_id, seq, type) select ${id('company', 'n')}, m, 'MODULE_CHANGED' from generate_series(1, 1000) n, generate_series(1, 20) m`,
  // Each person is in some ten channels, of which a few are busy.
  `insert into partner (id, company_id, name, origins, key_id, public_key) select ${id('company', 'n')}, ${id('company', 'n')}, 'Partner', '{}', 'k', 'p' from generate_series(1, 1000) n`,
  `insert into partner_user (partner_id, subject, user_id) select ${id('company', 'n')}, 's' || n, ${id('user', 'n + 10000')} from generate_series(1, 1000) n`,
  `insert into channel (id, kind, type, name, created_by, last_seq, change_seq, last_message_at) select ${id('company', 'n')}, 'channel', 'OPEN', 'Channel', ${id('user', '1')}, 20, 20, now() from generate_series(1, 2000) n`,
  `insert into channel (id, kind, type, pair_low, pair_high, last_seq, change_seq, last_message_at) select ${id('company', '10000 + n')}, 'personal', 'CLOSE', ${id('user', 'n')}, ${id('user', 'n + 1')}, 20, 20, now() from generate_series(1, 2000) n`,
  `insert into channel_member (channel_id, user_id, last_read_seq) select ${id('company', 'n')}, ${id('user', '(n + m * 37) % 2000 + 1')}, 10 from generate_series(1, 2000) n, generate_series(1, 10) m`,
  'insert into channel_member (channel_id, user_id, last_read_seq) select c.id, p, 10 from channel c, unnest(array[c.pair_low, c.pair_high]) p where c.pair_low is not null',
  `insert into message (channel_id, seq, id, author_id, body, change_seq, mentions) select c.id, n, gen_random_uuid(), ${id('user', 'n')}, 'x', n, case when n = 15 then array[${id('user', '500')}] else '{}' end from channel c, generate_series(1, 20) n`,
  `insert into message_reaction (message_id, user_id, emoji) select m.id, ${id('user', '1')}, '👍' from message m where m.seq = 20`,
  'analyze',
];

interface Plan { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

function scans(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? '?'] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scans)];
}

/** Values for each statement, by its name. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  me: [USER_ID],
  company: [COMPANY_ID, USER_ID],
  'company-facts': [COMPANY_ID],
  'levelled-company': [COMPANY_ID],
  'growth-plan': [COMPANY_ID],
  'growth-content': [COMPANY_ID, ['vision', 'belief', 'values', 'culture', 'sdgs', 'skills', 'team']],
  'comments-first': [COMPANY_ID, 'belief', USER_ID, 31],
  'comments-below': [COMPANY_ID, 'belief', USER_ID, 31, '2030-01-01T00:00:00Z', COMPANY_ID],
  comment: [COMPANY_ID, 'belief', USER_ID, COMPANY_ID],
  'comment-rows': [[COMPANY_ID]],
  'history-first': [COMPANY_ID, 'belief', USER_ID, 31],
  'history-below': [COMPANY_ID, 'belief', USER_ID, 31, '999999'],
  version: [COMPANY_ID, 'belief', USER_ID, 500],
  'own-skills': [USER_ID, '%design%'],
  'company-steps': [COMPANY_ID, 3, 20, 100],
  'module-visitors': [COMPANY_ID, 'belief', USER_ID, `${COMPANY_ID}:belief`],
  invitation: ['hash500.1'],
  'chat-send': [USER_ID, COMPANY_ID, USER_ID, 'x', '[]', [USER_ID], null, '2030-01-01T00:00:00Z'],
  'chat-facts': [USER_ID, null, null, COMPANY_ID],
  'chat-writing-facts': [USER_ID, null, null, '0c000000-0000-4000-8000-000000010500'],
  'chat-entry': [USER_ID, null, null, COMPANY_ID],
  'chat-message': [USER_ID, null, null, COMPANY_ID],
  'chat-pair': [USER_ID, null, null, OTHER_ID],
  'chat-newest': [USER_ID, null, null, COMPANY_ID, 15],
  'chat-older': [USER_ID, null, null, COMPANY_ID, 15, 18],
  'chat-newer': [USER_ID, null, null, COMPANY_ID, 15, 3],
  'chat-around': [USER_ID, null, null, COMPANY_ID, 15, 9],
  'chat-conversations': [USER_ID, null, null, 50, 0],
  'chat-joined-channels': [USER_ID, null, null, 50, 0],
  'chat-unread-counts': [USER_ID, null, null],
  'chat-my-channels': [USER_ID, null, null],
  'chat-changes': [COMPANY_ID, 10, 100],
  'chat-positions': [[COMPANY_ID]],
  'chat-taking-part': [COMPANY_ID, [USER_ID]],
  'chat-details': [USER_ID, null, null, COMPANY_ID, 50, 0, ''],
  'chat-requests': [USER_ID, 50],
  find: [USER_ID, null, null, 'person', COMPANY_ID, 'person'],
  'chat-person': [USER_ID, null, null, OTHER_ID],
};

describe('hot reads on a grown database', () => {
  let db: Database;
  const statements: readonly Statement[] = [...ACCOUNT, ...COMPANY, ...GROWTH, ...LIVE, ...MESSAGING, ...SEARCH, ...TEAM];

  beforeAll(async () => {
    db = await openTestDatabase();
    for (const statement of GROW) await db.orm.execute(sql.raw(statement));
  }, 120_000);
  afterAll(() => db.close());

  it('are all looked at', () => {
    expect(statements.map((statement) => statement.name).sort()).toEqual(Object.keys(VALUES).sort());
  });

  it.each(statements.map((statement) => [statement.name, statement] as const))('%s finds its rows by index', async (name, statement) => {
    const [row] = await db.write<{ 'QUERY PLAN': [{ Plan: Plan }] }>({ name: `explain-${name}`, text: `explain (format json) ${statement.text}` }, VALUES[name] ?? []);
    expect(scans(row?.['QUERY PLAN'][0].Plan as Plan)).toEqual([]);
  });
});
