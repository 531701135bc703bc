import { DEPARTMENTS } from '@heartwood/contract/domain';
import { blankRow, canSend, emailsIn, hasBadEmail, inviteRows, ROLE_OPTIONS, roleOf, roleParts } from './invite-rows';

const filled = { ...blankRow('1'), email: 'ada@example.com', accessType: 'edit' as const, role: 'Product/CPO' };

it('can be sent only with address, access type and role, and an address that looks like one', () => {
  expect(canSend(filled)).toBe(true);
  expect(canSend({ ...filled, email: 'ada@example' })).toBe(false);
  expect(canSend({ ...filled, accessType: '' })).toBe(false);
  expect(canSend({ ...filled, role: '' })).toBe(false);
  expect(canSend({ ...filled, state: 'sending' })).toBe(false);
  expect(canSend({ ...filled, state: 'sent' })).toBe(false);
  expect(hasBadEmail({ ...filled, email: 'tarik@loopcrate' })).toBe(true);
  expect(hasBadEmail({ ...filled, email: '' })).toBe(false);
});

it('finds each address of a pasted text once', () => {
  expect(emailsIn('Ada <ada@example.com>, bo@example.com; cy@example.com\nADA@example.com nothing@here')).toEqual([
    'ADA@example.com', 'bo@example.com', 'cy@example.com',
  ]);
  expect(emailsIn('no address')).toEqual([]);
});

it('makes a row of each pasted address, with the access and role of the row it went to', () => {
  const rows = inviteRows([filled, blankRow('9')], { type: 'pasted', id: '1', emails: ['a@x.co', 'b@x.co'], newIds: ['2', '3'] });
  expect(rows.map(({ id, email, accessType, role }) => [id, email, accessType, role])).toEqual([
    ['1', 'a@x.co', 'edit', 'Product/CPO'],
    ['2', 'b@x.co', 'edit', 'Product/CPO'],
    ['9', '', '', ''],
  ]);
});

it('keeps what was typed when sending fails, and says why until the row changes', () => {
  const sending = inviteRows([filled], { type: 'sending', id: '1' });
  expect(sending[0]?.state).toBe('sending');
  const failed = inviteRows(sending, { type: 'failed', id: '1', text: 'No seat is free.' });
  expect(failed[0]).toMatchObject({ email: 'ada@example.com', state: 'open', failure: 'No seat is free.' });
  expect(inviteRows(failed, { type: 'changed', id: '1', change: { role: 'Product/UX Designer' } })[0]?.failure).toBeNull();
});

it('offers every position with its department', () => {
  expect(ROLE_OPTIONS).toHaveLength(DEPARTMENTS.reduce((sum, { positions }) => sum + positions.length, 0));
  for (const { value, label, group } of ROLE_OPTIONS) expect(roleParts(value)).toEqual({ department: group, position: label });
  expect(roleOf({ department: 'Advisory', position: 'Mentor' })).toBe('Advisory/Mentor');
});
