import { closedInvitation, declinedWords } from './invitation-words';

const known = (state: string) => ({ companyName: 'Loopcrate', invitedBy: 'Amara Okafor', state });

it.each([
  ['an address without a token', '', null, 'Open the link in the mail once more: the address has to be whole.'],
  ['a token of nobody', 't', null, 'It was taken back or replaced by a newer mail, its company was deleted, or the address is not whole.'],
  ['an accepted one', 't', known('ACCEPTED'), 'You have joined Loopcrate already.'],
  ['a declined one', 't', known('DECLINED'), 'You have declined to join Loopcrate. Amara Okafor can invite you again.'],
  ['an old one', 't', known('EXPIRED'), 'The invitation to Loopcrate is too old. Ask Amara Okafor for a new mail.'],
])('%s is told as what it is', (_what, token, invitation, text) => {
  expect(closedInvitation(token, invitation).text).toBe(text);
});

it('confirms a no with the company', () => {
  expect(declinedWords(known('PENDING'))).toEqual({
    title: 'You have declined.', text: 'You do not join Loopcrate. Amara Okafor can invite you again.',
  });
});
