import { canCommentOnModule, canEditModule, canSeeModule, canShareModule, type CompanyStanding, type ModuleReach } from './access';

const member = (accessType: 'edit' | 'view' | 'custom', role: 'ADMIN' | 'MEMBER' = 'MEMBER'): CompanyStanding => ({
  kind: 'member',
  userId: 'me',
  role,
  accessType,
});
const standings = {
  outsider: { kind: 'none' },
  owner: { kind: 'owner', userId: 'me' },
  admin: member('view', 'ADMIN'),
  edit: member('edit'),
  view: member('view'),
  custom: member('custom'),
} satisfies Record<string, CompanyStanding>;

const reaches: Record<string, ModuleReach> = {
  open: { assignees: [], visibleTo: [] },
  mine: { assignees: ['me'], visibleTo: ['other'] },
  shown: { assignees: [], visibleTo: ['me'] },
  hidden: { assignees: ['other'], visibleTo: ['other'] },
};

// A row: standing, reach, then see / edit / comment / share.
const rules: [keyof typeof standings, string, boolean, boolean, boolean, boolean][] = [
  ['outsider', 'open', false, false, false, false],
  ['outsider', 'mine', false, false, false, false],
  ['owner', 'hidden', true, true, true, true],
  ['admin', 'hidden', true, true, true, true],
  ['edit', 'open', true, true, true, true],
  ['edit', 'shown', true, true, true, true],
  ['edit', 'hidden', false, false, false, false],
  ['view', 'open', true, false, true, false],
  ['view', 'mine', true, false, true, false],
  ['view', 'hidden', false, false, false, false],
  ['custom', 'open', true, false, false, false],
  ['custom', 'mine', true, true, true, false],
  ['custom', 'shown', true, false, false, false],
  ['custom', 'hidden', false, false, false, false],
];

describe('access to a module', () => {
  it.each(rules)('%s on a module that is %s: see %p, edit %p, comment %p, share %p', (who, what, see, edit, comment, share) => {
    const standing: CompanyStanding = standings[who];
    const reach = reaches[what] ?? { assignees: [], visibleTo: [] };
    expect([
      canSeeModule(standing, reach),
      canEditModule(standing, reach),
      canCommentOnModule(standing, reach),
      canShareModule(standing, reach),
    ]).toEqual([see, edit, comment, share]);
  });
});
