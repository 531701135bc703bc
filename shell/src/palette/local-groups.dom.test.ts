import { rankGroups } from '@heartwood/shared-ui/palette';
import type { RemoteMenuEntry } from '../registry/menu.model';
import { localGroups, type PaletteFacts } from './local-groups';

const person = (id: string, firstname: string, lastname: string) => ({
  __typename: 'Person' as const, id, firstname, lastname, profilePhoto: null, OnlineStatus: 'false',
});
const MENU: readonly RemoteMenuEntry[] = [
  {
    id: 'g', label: 'Growth Framework', icon: 'layers', path: '/app/growth-framework', area: 'business', order: 10, remote: 'one',
    children: [{ label: 'Foundation', path: '/app/growth-framework/foundation' }],
  },
  { id: 'm', label: 'Messaging', icon: 'messaging', path: '/app/messaging', area: 'community', order: 30, remote: 'two' },
];
const FACTS = {
  menu: MENU,
  lines: [
    {
      id: 'module:sdgs', label: 'Sustainable development goals', section: 'Modules', hint: 'Foundation', keywords: ['Foundation'],
      path: '/app/x?module=sdgs', icon: undefined,
    },
    { id: 'chats', label: 'Chats', slot: 'chat-drawer@1', icon: undefined },
  ],
  openers: [{ thing: 'conversation', path: '/app/messaging/user?name={name}-{id}' }],
  me: {
    user: { id: 'amara', firstname: 'Amara', lastname: 'Okafor' },
    companies: [{ id: 'c1', name: 'Loopcrate' }, { id: 'c2', name: 'Fernwood Tide' }],
  },
  company: { id: 'c1', name: 'Loopcrate', plan: { name: 'Free', trialUsed: false } },
  isManager: true,
  team: {
    companyId: 'c1', owner: person('amara', 'Amara', 'Okafor'),
    members: [
      { id: 's1', user: person('jonas', 'Jonas', 'Lindqvist'), isAccepted: true, position: 'Developer' },
      { id: 's2', user: null, isAccepted: false, position: 'QA' },
    ],
  },
} as unknown as PaletteFacts;

function choose(typed: string, change: Partial<PaletteFacts> = {}): { label: string | undefined; deeds: unknown[] } {
  const deeds: unknown[] = [];
  const groups = localGroups({ ...FACTS, ...change }, {
    act: (deed) => deeds.push(deed), openSlot: (slot) => deeds.push({ slot }), makeCurrent: (company) => deeds.push({ company }),
  });
  const item = rankGroups(groups, typed)[0]?.items[0];
  item?.onSelect();
  return { label: item?.label, deeds };
}

it.each<[string, string, unknown]>([
  ['invite', 'Invite people', { dialog: { name: 'invite' } }],
  ['dark', 'Dark theme', { theme: 'dark' }],
  ['light mode', 'Light theme', { theme: 'light' }],
  ['new', 'Create New Company', { to: '/onboarding?new_company=true' }],
  ['log', 'Log out', { signOut: true }],
  ['sign out', 'Log out', { signOut: true }],
  ['password', 'Change password', { to: '/app/settings/security#password' }],
  ['settings', 'Settings', { to: '/app/settings' }],
  ['appearance', 'Appearance', { to: '/app/settings/appearance' }],
  ['trial', 'Start Free Trial', { dialog: { name: 'trial' } }],
  ['upgrade', 'Upgrade', { to: '/app/growth-framework/subscription' }],
  ['buy points', 'Buy Points', { to: '/app/growth-framework/subscription/credits' }],
  ['tide', 'Fernwood Tide', { company: 'c2' }],
  ['fernwood', 'Fernwood Tide', { company: 'c2' }],
  ['loopcrate', 'Loopcrate', { dialog: { name: 'company-drawer' } }],
  ['jonas', 'Jonas Lindqvist', { to: '/app/messaging/user?name=Jonas%20Lindqvist-jonas' }],
  ['amara', 'Amara Okafor', { to: '/app/settings/profile' }],
  ['home', 'Growth Framework', { to: '/app/growth-framework' }],
  ['foundation', 'Foundation', { to: '/app/growth-framework/foundation' }],
  ['development', 'Sustainable development goals', { to: '/app/x?module=sdgs' }],
  ['chats', 'Chats', { slot: 'chat-drawer@1' }],
  ['photo', 'Your profile', { to: '/app/settings/profile' }],
])('"%s" leads with %s', (typed, label, deed) => {
  expect(choose(typed)).toEqual({ label, deeds: [deed] });
});

it('leads to the team page for a person while nothing opens conversations', () => {
  expect(choose('jonas', { openers: [] }).deeds).toEqual([{ to: '/app/team' }]);
});

it('offers nothing that a person may not do', () => {
  expect(choose('invite', { isManager: false }).label).not.toBe('Invite people');
  expect(choose('start free trial', {
    company: { id: 'c1', name: 'Loopcrate', plan: { name: 'Pro', trialUsed: true } } as PaletteFacts['company'],
  }).label).toBeUndefined();
});
