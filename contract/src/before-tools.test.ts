import { tellBadgesOfBefore, withToolsOfBefore } from './before-tools';
import { createFakeShell } from './fake-shell';
import { parseRegistry } from './parse-registry';

/** What the registry said of messaging as it was released with contract 1.3. It stays as it is. */
const messaging13 = {
  name: 'messaging',
  contract: '1.3',
  version: '1.0.0-0a1b2c3d',
  entry: '/remotes/messaging/1.0.0-0a1b2c3d/mf-manifest.json',
  integrity: `sha384-${'A'.repeat(64)}`,
  pages: [{ path: '/app/messaging', title: 'Messaging' }],
  slots: [{ name: 'chat-drawer@1' }, { name: 'joined-channels@1' }, { name: 'partner-panel@1' }, { name: 'quick-chats@1' }],
  menu: [
    {
      id: 'messaging',
      label: 'Messaging',
      icon: 'messaging',
      path: '/app/messaging',
      area: 'community',
      order: 30,
      bottom: { label: 'Messaging', order: 40 },
    },
  ],
};

const read = (remote: object) => withToolsOfBefore(parseRegistry({ schema: 1, remotes: [remote] }).remotes[0] ?? fail());

function fail(): never {
  throw new Error('it was left out');
}

it('gives a remote of 1.3 the tool, the places, the letter and the count that shells of then knew by themselves', () => {
  expect(read(messaging13)).toEqual({
    ...messaging13,
    slots: [
      { name: 'chat-drawer@1' }, { name: 'joined-channels@1', place: 'community-menu' }, { name: 'partner-panel@1' },
      { name: 'quick-chats@1', place: 'foot' },
    ],
    menu: [{ ...messaging13.menu[0], badge: 'messages', go: 'm' }],
    tools: [
      {
        id: 'chats',
        label: 'Chats',
        icon: 'chat',
        slot: 'chat-drawer@1',
        key: 'c',
        badge: 'messages',
        inTitle: true,
        order: 20,
        phone: false,
      },
    ],
  });
});

it('adds nothing to a remote that offers none of it, or that says itself what its tools are', () => {
  const other = { ...messaging13, name: 'other', slots: [{ name: 'other@1' }], menu: [{ ...messaging13.menu[0], id: 'other' }] };
  expect(read(other)).toEqual(other);
  expect(read({ ...messaging13, tools: [] })).toEqual({ ...messaging13, tools: [] });
});

it('tells the unread messages of an older remote as a count, until it is stopped', () => {
  const { events, fake } = createFakeShell();
  const told: object[] = [];
  const stop = tellBadgesOfBefore(events);
  events.on('badge/changed', (badge) => told.push(badge));
  events.emit('messaging/unread', { messages: 4, mentions: 1 });
  expect(told).toContainEqual({ key: 'messages', count: 4 });
  expect(fake.badges.get('messages')).toBe(4);
  stop();
});
