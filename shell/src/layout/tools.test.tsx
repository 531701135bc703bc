import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useKeys } from '@heartwood/client-kit/keys';
import { parseRegistry } from '@heartwood/contract';
import { nav } from '../navigation/nav';
import { unreadInTitle } from '../page/page-head';
import { offered } from '../registry/offered.model';
import { readRegistryFx } from '../registry/registry.model';
import { createEventBus } from '../remotes/event-bus';
import { $openSlots, closeSlot } from '../slots/open-slots.model';
import { badgesAsked } from './badges.model';
import { followBadges } from './follow-badges';
import { Tools } from './tools';
import { useShortcuts } from './use-shortcuts';

const released = {
  contract: '1.4', version: '1.0.0-aaaaaaaa', integrity: `sha384-${'A'.repeat(64)}`,
  entry: '/remotes/x/1.0.0-aaaaaaaa/mf-manifest.json', pages: [], menu: [],
};
const bell = {
  ...released, name: 'bells', slots: [{ name: 'news@1' }],
  tools: [{ id: 'news', label: 'News', icon: 'bell', slot: 'news@1', key: 'n', badge: 'news', order: 30 }],
};
const desk = {
  ...released, name: 'desk', pages: [{ path: '/app/desk', title: 'Desk' }], slots: [{ name: 'desk@1' }],
  menu: [{ id: 'desk', label: 'Desk', icon: 'overview', path: '/app/desk', area: 'business', order: 1, go: 'd' }],
  tools: [{ id: 'desk', label: 'Desk', icon: 'icon-of-tomorrow', slot: 'desk@1', badge: 'letters', inTitle: true, order: 10 }],
};
const older = { ...released, name: 'older', contract: '1.3', slots: [{ name: 'chat-drawer@1' }] };

function Page() {
  useShortcuts();
  return <Tools />;
}

async function open(...remotes: object[]) {
  readRegistryFx.use(() => Promise.resolve(parseRegistry({ schema: 1, remotes })));
  await act(async () => {
    await readRegistryFx();
  });
  const events = createEventBus(() => undefined);
  const stop = followBadges(events);
  render(<Page />);
  return { events, stop, user: userEvent.setup() };
}

const drawn = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
const openSlots = () => $openSlots.getState().map(({ name }) => name);
afterEach(() => openSlots().forEach((name) => closeSlot(name)));

it('draws the tools of the manifests in their order, also one whose icon it does not know', async () => {
  await open(bell, desk);
  expect(drawn()).toEqual(['Desk', 'News']);
});

it('draws no tool whose slot nobody offers, or offers in a contract that this shell does not speak', async () => {
  await open({ ...bell, slots: [] }, { ...desk, contract: '9.0' });
  expect(drawn()).toEqual([]);
  expect([offered('news@1').get(), offered('desk@1').get()]).toEqual([false, false]);
});

it('tells who asks whether a slot is offered when that changes', async () => {
  await open(desk);
  const isOffered = offered('news@1');
  const heard: boolean[] = [];
  const stop = isOffered.subscribe(() => heard.push(isOffered.get()));
  await act(async () => {
    readRegistryFx.use(() => Promise.resolve(parseRegistry({ schema: 1, remotes: [desk, bell] })));
    await readRegistryFx();
  });
  stop();
  expect(heard).toEqual([true]);
});

it('opens and closes the slot, by the button and by the key of the manifest', async () => {
  const { user } = await open(bell);
  const button = screen.getByRole('button', { name: 'News' });
  expect(button).toHaveAttribute('aria-keyshortcuts', 'N');
  expect(button).toHaveAttribute('data-tip', 'News (N)');
  await user.click(button);
  expect(openSlots()).toEqual(['news@1']);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await user.click(button);
  expect(openSlots()).toEqual([]);
  await user.keyboard('n');
  expect(openSlots()).toEqual(['news@1']);
});

it('leaves a letter to the page that has it as its own key, unless it follows g', async () => {
  const { user } = await open(desk, { ...bell, tools: bell.tools.map((tool) => ({ ...tool, key: 'd' })) });
  const own = jest.fn();
  const page = renderHook(() => useKeys({ d: own }));
  await user.keyboard('d');
  expect([own.mock.calls.length, openSlots()]).toEqual([1, []]);
  await user.keyboard('gd');
  expect([own.mock.calls.length, nav.location.get().pathname]).toEqual([1, '/app/desk']);
  page.unmount();
  await user.keyboard('d');
  expect(openSlots()).toEqual(['news@1']);
});

it('goes with g and the letter of a menu entry', async () => {
  const { user } = await open(desk, bell);
  await user.keyboard('gn');
  expect(openSlots()).toEqual([]);
  await user.keyboard('gd');
  expect(nav.location.get().pathname).toBe('/app/desk');
});

it('shows the count of its key alone, and of what says so in the title', async () => {
  const { events, stop } = await open(bell, desk);
  act(() => {
    events.emit('badge/changed', { key: 'news', count: 120 });
    events.emit('badge/changed', { key: 'letters', count: 2 });
    events.emit('badge/changed', { key: 'of nobody', count: 7 });
  });
  expect(drawn()).toEqual(['Desk, 2 new', 'News, 99+ new']);
  expect(unreadInTitle.get()).toBe(2);
  act(() => events.emit('badge/changed', { key: 'letters', count: 0 }));
  expect(drawn()).toEqual(['Desk', 'News, 99+ new']);
  expect(unreadInTitle.get()).toBe(0);
  stop();
});

it('shows what was counted with the page until its remote knows better', async () => {
  const { events, stop } = await open({ ...bell, tools: [{ ...bell.tools[0], badge: 'fresh' }] }, desk);
  act(() => events.emit('badge/changed', { key: 'letters', count: 2 }));
  act(() => badgesAsked([{ key: 'fresh', count: 3 }, { key: 'letters', count: 1 }]));
  expect(drawn()).toEqual(['Desk, 2 new', 'News, 3 new']);
  act(() => events.emit('badge/changed', { key: 'fresh', count: 0 }));
  expect(drawn()).toEqual(['Desk, 2 new', 'News']);
  stop();
});

it('draws what a remote of 1.3 has, with the count that it tells in its own words', async () => {
  const { events, stop, user } = await open(older);
  act(() => events.emit('messaging/unread', { messages: 5, mentions: 1 }));
  expect(drawn()).toEqual(['Chats, 5 new']);
  expect(unreadInTitle.get()).toBe(5);
  await user.keyboard('c');
  expect(openSlots()).toEqual(['chat-drawer@1']);
  stop();
});
