import { isPublicRoute } from '../reader/public-route';
import { decideEntry, shareRedirect, type EntryFacts } from './entry';

const facts: EntryFacts = {
  hasTokens: true, userId: 'u', lastAccessedCompanyId: null, companyIds: ['a', 'b'], isInvite: false, inviteCompanyId: null,
  namedCompanyId: null,
};

it.each<[string, Partial<EntryFacts>, ReturnType<typeof decideEntry>]>([
  ['no stored auth', { hasTokens: false, userId: null, companyIds: [] }, { go: 'clear' }],
  ['no user id', { userId: null }, { go: 'login' }],
  ['no company, none before', { companyIds: [] }, { go: 'onboarding' }],
  ['no company any more', { companyIds: [], lastAccessedCompanyId: 'gone' }, { go: 'no-team' }],
  [
    'the invite company', { isInvite: true, inviteCompanyId: 'b', lastAccessedCompanyId: 'a' },
    { go: 'company', companyId: 'b', save: true, openInvites: false },
  ],
  [
    'the invite company, last accessed already', { isInvite: true, inviteCompanyId: 'b', lastAccessedCompanyId: 'b' },
    { go: 'company', companyId: 'b', save: false, openInvites: false },
  ],
  [
    'an invite that is not accepted', { isInvite: true, inviteCompanyId: 'x', lastAccessedCompanyId: 'a' },
    { go: 'company', companyId: 'a', save: false, openInvites: true },
  ],
  ['an invite without a company', { isInvite: true }, { go: 'company', companyId: 'a', save: true, openInvites: true }],
  [
    'a company in the address without is_invite', { inviteCompanyId: 'b', lastAccessedCompanyId: 'a' },
    { go: 'company', companyId: 'a', save: false, openInvites: false },
  ],
  [
    'the company that the address names', { namedCompanyId: 'b', lastAccessedCompanyId: 'a' },
    { go: 'company', companyId: 'b', save: true, openInvites: false },
  ],
  [
    'a company in the address that is not theirs', { namedCompanyId: 'x', lastAccessedCompanyId: 'a' },
    { go: 'company', companyId: 'a', save: false, openInvites: false },
  ],
  ['the last accessed company', { lastAccessedCompanyId: 'b' }, { go: 'company', companyId: 'b', save: false, openInvites: false }],
  [
    'a last accessed company that is gone', { lastAccessedCompanyId: 'x' },
    { go: 'company', companyId: 'a', save: true, openInvites: false },
  ],
  ['the first company', {}, { go: 'company', companyId: 'a', save: true, openInvites: false }],
])('enters with %s', (_name, change, expected) => {
  expect(decideEntry({ ...facts, ...change })).toEqual(expected);
});

it('needs no token for the share view and for viewing a presentation', () => {
  expect(isPublicRoute('/app/share', '')).toBe(true);
  expect(isPublicRoute('/app/presentation/view/1', '')).toBe(true);
  expect(isPublicRoute('/app/presentation/edit/1', '')).toBe(false);
  expect(isPublicRoute('/app/growth-framework', '')).toBe(false);
  expect(isPublicRoute('/app/presentation/view/00000000-0000-4000-8000-000000000001', '')).toBe(false);
  expect(isPublicRoute('/app/presentation/view/00000000-0000-4000-8000-000000000001', '?key=K')).toBe(true);
  expect(isPublicRoute('/app/presentation/view/00000000-0000-4000-8000-000000000001/presenter', '?key=K')).toBe(false);
  // By route, and not by what the address contains.
  for (const path of ['/app/shares', '/app/share/x', '/app/team/share', '/auth/share']) expect(isPublicRoute(path, '')).toBe(false);
});

it('sends the old form of a share link to the share view', () => {
  expect(shareRedirect('/app', '?company_id=abc')).toBe('/app/share?company_id=abc');
  expect(shareRedirect('/app', '?company_id=abc&is_invite=true')).toBeNull();
  expect(shareRedirect('/app/team', '?company_id=abc')).toBeNull();
});
