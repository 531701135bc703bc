import type { CompanyStanding } from '@heartwood/contract/domain';
import { canDeleteEvent, canEditEvent } from './event.policy';

const me = 'me';
const member = (accessType: 'edit' | 'view' | 'custom', role: 'ADMIN' | 'MEMBER' = 'MEMBER'): CompanyStanding => (
  { kind: 'member', userId: me, role, accessType }
);
const standings = {
  stranger: { kind: 'none' }, viewer: member('view'), custom: member('custom'), editor: member('edit'), admin: member('view', 'ADMIN'),
  owner: { kind: 'owner', userId: me },
} as const satisfies Record<string, CompanyStanding>;
const hosts = ['editor', 'admin', 'owner'];
const managers = ['admin', 'owner'];

describe.each(Object.entries(standings))('%s', (name, standing) => {
  it.each([
    ['their own event', { creatorId: me, isCreatorThere: true }, true, true],
    ['somebody else’s', { creatorId: 'other', isCreatorThere: true }, hosts.includes(name), false],
    ['one of somebody who left', { creatorId: 'other', isCreatorThere: false }, hosts.includes(name), managers.includes(name)],
    ['one of an account that is gone', { creatorId: null, isCreatorThere: false }, hosts.includes(name), managers.includes(name)],
    ['one they created before they left', { creatorId: me, isCreatorThere: false }, hosts.includes(name), managers.includes(name)],
  ] as const)('%s', (_whose, rights, edits, deletes) => {
    expect([canEditEvent({ ...rights, standing }, me), canDeleteEvent({ ...rights, standing }, me)]).toEqual([edits, deletes]);
  });
});
