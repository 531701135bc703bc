import type { Autosave, DraftPhase, DraftState } from '@heartwood/client-kit/drafts';
import { createStore } from 'effector';
import { joinedAutosave, moreUrgent } from './joined-autosave';

const state = (phase: DraftPhase, savedAt: string | null = null): DraftState => ({
  base: { text: [], revision: 1, by: null, at: null }, typed: null, inFlight: null, phase, refusal: null, savedAt, theirs: null,
  yielded: null,
});

test.each([
  ['saved', 'conflict', 'second'], ['conflict', 'error', 'first'], ['offline', 'error', 'second'], ['saving', 'offline', 'second'],
  ['waiting', 'saving', 'second'], ['waiting', 'saved', 'first'], ['idle', 'waiting', 'second'], ['idle', 'saved', 'first'],
] as const)('of a text that is %s and one that is %s, the %s is told', (one, other, told) => {
  const [first, second] = [state(one), state(other)];
  expect(moreUrgent(first, second)).toBe(told === 'first' ? first : second);
});

test('of two saved texts the later one is told', () => {
  const later = state('saved', '2026-05-14T10:00:00Z');
  expect(moreUrgent(state('saved', '2026-05-14T09:00:00Z'), later)).toBe(later);
  expect(moreUrgent(later, state('idle'))).toBe(later);
});

test('both are sent, one after the other, also when the first is refused', async () => {
  const sent: string[] = [];
  const text = (name: string, isSaved: boolean): Autosave => ({
    $state: createStore(state('idle')), happened: () => undefined, stop: () => undefined,
    flush: async () => {
      sent.push(`${name} begins`);
      await Promise.resolve();
      sent.push(`${name} ends`);
      return isSaved;
    },
  });
  expect(await joinedAutosave(text('one', false), text('two', true)).flush()).toBe(false);
  expect(sent).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(await joinedAutosave(text('one', true), text('two', true)).flush()).toBe(true);
});
