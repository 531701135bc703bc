import { channelLineWords, type ChannelLine } from './channel-lines';

const amara = { id: 'a', firstname: 'Amara', lastname: 'Okafor' };
const kofi = { id: 'k', firstname: 'Kofi', lastname: 'Mensah' };
const noor = { id: 'n', firstname: 'Noor', lastname: 'Haddad' };
const mateo = { id: 'm', firstname: '', lastname: '' };
const line = (kind: ChannelLine['kind'], people: ChannelLine['people'] = [], text: string | null = null): ChannelLine => ({
  kind,
  people,
  text,
});

test.each([
  [line('created'), 'Amara Okafor created the channel'],
  [line('joined'), 'Amara Okafor joined'],
  [line('left'), 'Amara Okafor left'],
  [line('added', [kofi]), 'Amara Okafor added Kofi Mensah'],
  [line('added', [kofi, noor]), 'Amara Okafor added Kofi Mensah and Noor Haddad'],
  [line('added', [kofi, noor, mateo]), 'Amara Okafor added Kofi Mensah, Noor Haddad and No name'],
  [line('added', [kofi, noor, mateo, { ...kofi, id: 'x' }]), 'Amara Okafor added Kofi Mensah, Noor Haddad and 2 others'],
  [line('added', []), 'Amara Okafor added somebody'],
  [line('removed', [kofi]), 'Amara Okafor removed Kofi Mensah'],
  [line('admin', [noor]), 'Amara Okafor made Noor Haddad an admin'],
  [line('renamed', [], 'Pilot shops'), 'Amara Okafor renamed the channel to “Pilot shops”'],
  [line('described', [], 'The shops.'), 'Amara Okafor changed the description'],
  [line('described'), 'Amara Okafor took the description away'],
  [line('logo', [], '/files/x'), 'Amara Okafor changed the logo'],
  [line('logo'), 'Amara Okafor took the logo away'],
])('%j is told to anybody as "%s"', (told, words) => {
  expect(channelLineWords(told, amara, null)).toBe(words);
});

test('whoever reads it is "you", and comes first', () => {
  expect(channelLineWords(line('joined'), amara, 'a')).toBe('You joined');
  expect(channelLineWords(line('added', [kofi, noor, mateo, amara]), null, 'a')).toBe('Somebody added you, Kofi Mensah and 2 others');
});
