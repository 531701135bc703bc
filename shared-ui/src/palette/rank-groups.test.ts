import { rankGroups } from './rank-groups';
import type { PaletteGroup, PaletteUse } from './palette-item';

const item = (label: string, keywords: readonly string[] = []) => ({ key: label, label, keywords, onSelect: () => undefined });

const GROUPS: readonly PaletteGroup[] = [
  {
    key: 'go',
    label: 'Go to',
    items: [item('Growth Framework'), item('Foundation'), item('Messaging'), item('Team', ['members']), item('Company settings')],
  },
  {
    key: 'modules', label: 'Modules',
    items: [
      item('Sustainable development goals'),
      item('Go-to-market strategy'),
      item('Team and advisors'),
      item('Market goals'),
      item('Traction'),
      item('Values'),
    ],
  },
  { key: 'people', label: 'People', items: [item('Jonas Lindqvist'), item('Tarik Yılmaz'), item('Éva Nagy')] },
  { key: 'companies', label: 'Your companies', items: [item('Tidewater Kelp'), item('Bark & Büro')] },
  {
    key: 'actions', label: 'Actions',
    items: [
      item('Invite people', ['add teammate']),
      item('Create New Company', ['start']),
      item('Light theme'),
      item('Dark theme', ['night']),
      item('Change password', ['security']),
      item('Log out', ['sign out', 'logout']),
    ],
  },
];

const first = (typed: string, used?: PaletteUse) => rankGroups(GROUPS, typed, used)[0]?.items[0]?.label;
const all = (typed: string) => rankGroups(GROUPS, typed).flatMap(({ items }) => items.map(({ label }) => label));

it.each([
  ['invite', 'Invite people'],
  ['INVITE P', 'Invite people'],
  ['people invite', 'Invite people'],
  ['dark', 'Dark theme'],
  ['dark mode', undefined],
  ['night', 'Dark theme'],
  ['theme dark', 'Dark theme'],
  ['new', 'Create New Company'],
  ['log', 'Log out'],
  ['logout', 'Log out'],
  ['sign out', 'Log out'],
  ['password', 'Change password'],
  ['tide', 'Tidewater Kelp'],
  ['kelp', 'Tidewater Kelp'],
  ['buro', 'Bark & Büro'],
  ['eva', 'Éva Nagy'],
  ['team', 'Team'],
  ['mem', 'Team'],
  ['market', 'Market goals'],
  ['market goals', 'Market goals'],
  ['goals', 'Sustainable development goals'],
  ['gtm', 'Go-to-market strategy'],
  ['qvist', 'Jonas Lindqvist'],
  ['zzz', undefined],
])('"%s" finds %s first', (typed, label) => {
  expect(first(typed)).toBe(label);
});

it('shows scattered letters only where nothing better fits', () => {
  expect(all('invite')).toEqual(['Invite people']);
  expect(all('log')).toEqual(['Log out']);
  expect(all('lgt')).toEqual(['Light theme', 'Log out']);
});

it('puts what is used first among what fits alike, never above what fits better', () => {
  expect(first('t', { 'modules:Traction': { times: 3, at: 1 } })).toBe('Traction');
  expect(first('team', { 'modules:Team and advisors': { times: 9, at: 1 } })).toBe('Team');
});

it('begins with what was chosen last, when nothing is typed', () => {
  const groups = rankGroups(GROUPS, ' ', {
    'actions:Dark theme': { times: 1, at: 10 },
    'go:Team': { times: 8, at: 20 },
    'go:gone': { times: 1, at: 30 },
  });
  expect(groups[0]).toMatchObject({ label: 'Recent', items: [{ label: 'Team' }, { label: 'Dark theme' }] });
  expect(groups.slice(1)).toEqual(GROUPS);
  expect(rankGroups(GROUPS, '')).toEqual(GROUPS);
});
