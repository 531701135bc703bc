import { READER } from '../shell';
import { createFakeShell } from './create-fake-shell';

it('offers what a test says, and tells of the change', () => {
  const { slots, fake } = createFakeShell({ offered: ['goals-panel@1'] });
  const isOffered = slots.offered('tour@1');
  const heard: boolean[] = [];
  const stop = isOffered.subscribe(() => heard.push(isOffered.get()));
  expect([slots.offered('goals-panel@1').get(), isOffered.get()]).toEqual([true, false]);
  fake.offered.set(['goals-panel@1', 'notes-panel@1']);
  fake.offered.set(['tour@1']);
  stop();
  fake.offered.set([]);
  expect(heard).toEqual([true]);
});

it('keeps the last count of each key, and what an upgrade was wanted for', () => {
  const { events, fake } = createFakeShell();
  events.emit('badge/changed', { key: 'notifications', count: 3 });
  events.emit('badge/changed', { key: 'notifications', count: 0 });
  events.emit('plan/upgrade', { feature: 'Channels' });
  // As remotes say it that were built before there was a feature.
  events.emit('plan/upgrade', {});
  expect([...fake.badges]).toEqual([['notifications', 0]]);
  expect(fake.upgrades).toEqual(['Channels', null]);
});

it('lends a page without an account the session of nobody, with no right at all', () => {
  const { session } = createFakeShell({ session: { reader: { id: 'browser' }, membership: { isOwner: true } } });
  expect(session.get()).toEqual({ ...READER, reader: { id: 'browser', ownCompanyIds: [] } });
  expect(session.get().membership).toMatchObject({ isOwner: false, isAdmin: false });
});
