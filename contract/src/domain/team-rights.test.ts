import type { CompanyStanding } from './access';
import { canChangeRole, canChangeSeat, canInvite, canRemoveSeat } from './team-rights';

const owner: CompanyStanding = { kind: 'owner', userId: 'owner' };
const admin: CompanyStanding = { kind: 'member', userId: 'admin', role: 'ADMIN', accessType: 'view' };
const editor: CompanyStanding = { kind: 'member', userId: 'editor', role: 'MEMBER', accessType: 'edit' };
const nobody: CompanyStanding = { kind: 'none' };
const seat = (userId: string | null, role: 'ADMIN' | 'MEMBER' = 'MEMBER') => ({ userId, role });

describe('who may act on a seat', () => {
  it.each([
    [owner, true],
    [admin, true],
    [editor, false],
    [nobody, false],
  ])('invites: %o %s', (standing, may) => expect(canInvite(standing)).toBe(may));

  it.each([
    [owner, seat('admin', 'ADMIN'), true],
    [admin, seat('editor'), true],
    [admin, seat(null), true],
    [admin, seat('other', 'ADMIN'), false],
    [admin, seat('admin', 'ADMIN'), true],
    [editor, seat('editor'), false],
    [editor, seat('viewer'), false],
    [nobody, seat('viewer'), false],
  ])('changes: %o on %o %s', (standing, row, may) => expect(canChangeSeat(standing, row)).toBe(may));

  it.each([
    [owner, true],
    [admin, false],
    [editor, false],
    [nobody, false],
  ])('changes roles: %o %s', (standing, may) => expect(canChangeRole(standing)).toBe(may));

  it.each([
    [owner, seat('admin', 'ADMIN'), true],
    [admin, seat('other', 'ADMIN'), false],
    [admin, seat('admin', 'ADMIN'), true],
    [editor, seat('editor'), true],
    [editor, seat('viewer'), false],
    [editor, seat(null), false],
    [nobody, seat(null), false],
  ])('removes: %o on %o %s', (standing, row, may) => expect(canRemoveSeat(standing, row)).toBe(may));
});
