import { AUTOSAVE_DELAY, RETRY_DELAY } from '@heartwood/client-kit/drafts';
import { createRowDraft, type RowSaved } from './row-draft.model';

interface Fields { name: string; problem: string; price: string | null }

/** A server that answers as it is told, and a device. */
function stage(answers: RowSaved[], kept: string | null = null) {
  const device = { kept };
  const sent: [Partial<Fields>, number | null][] = [];
  let revision = 1;
  const draft = createRowDraft<Fields>({
    kept,
    keep: (text) => { device.kept = text; },
    save: (change, base) => {
      sent.push([change, base]);
      revision += 1;
      return Promise.resolve(answers.shift() ?? { ok: true, revision });
    },
    isReady: (typed) => typed.name !== '',
  });
  return { draft, device, sent, state: () => draft.$state.getState() };
}
const refused = (field: string | null, more: Partial<Extract<RowSaved, { ok: false }>> = {}): RowSaved => (
  { ok: false, field, message: 'No.', isConflict: false, isDeleted: false, isUnreachable: false, revision: null, ...more }
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends what was typed, alone and once, half a second after the last key', async () => {
  const { draft, device, sent, state } = stage([]);
  draft.type({ problem: 'Box' }, 1);
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY - 1);
  draft.type({ problem: 'Boxes' }, 1);
  expect(JSON.parse(device.kept ?? '')).toEqual({ typed: { problem: 'Boxes' }, base: 1 });
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  expect(sent).toEqual([[{ problem: 'Boxes' }, 1]]);
  expect([state().typed, state().saving, device.kept]).toEqual([{}, 'idle', null]);
});

it('keeps what is typed while the rest is on its way, and sends it after', async () => {
  const { draft, sent } = stage([]);
  draft.type({ problem: 'Boxes' }, 1);
  const flushing = draft.flush();
  draft.type({ problem: 'Boxes and waste' }, 1);
  await flushing;
  await draft.flush();
  expect(sent).toEqual([[{ problem: 'Boxes' }, 1], [{ problem: 'Boxes and waste' }, 2]]);
});

it('a field that is refused stays with its reason, and holds nothing else up', async () => {
  const { draft, device, sent, state } = stage([refused('price')]);
  draft.type({ price: 'x', problem: 'Boxes' }, 1);
  expect(await draft.flush()).toBe(false);
  expect(sent.map(([change]) => change)).toEqual([{ price: 'x', problem: 'Boxes' }, { problem: 'Boxes' }]);
  expect(state()).toMatchObject({ typed: { price: 'x' }, fault: { field: 'price', message: 'No.' } });
  expect(device.kept).toContain('price');
  draft.type({ price: '2' }, 1);
  expect(state().fault).toBeNull();
  expect(await draft.flush()).toBe(true);
});

it('tries again by itself while the server cannot be reached', async () => {
  const { draft, sent, state } = stage([refused(null, { isUnreachable: true })]);
  draft.type({ problem: 'Boxes' }, 1);
  expect(await draft.flush()).toBe(false);
  expect(state().saving).toBe('unreachable');
  await jest.advanceTimersByTimeAsync(RETRY_DELAY);
  expect(sent).toHaveLength(2);
  expect(state()).toMatchObject({ typed: {}, saving: 'idle' });
});

it('keeps what is typed in a row that somebody has deleted', async () => {
  const { draft, device, sent, state } = stage([refused(null, { isDeleted: true })]);
  draft.type({ problem: 'Boxes' }, 1);
  expect(await draft.flush()).toBe(false);
  expect(sent).toHaveLength(1);
  expect(state()).toMatchObject({ typed: { problem: 'Boxes' }, saving: 'idle' });
  expect(device.kept).toContain('Boxes');
});

it.each([
  ['one\'s own words, by who has seen the others', 'own', [{ problem: 'Mine' }, 7]],
  ['those of the other', 'theirs', undefined],
] as const)('a conflict is settled by taking %s', async (_, choice, expected) => {
  const { draft, sent, state } = stage([refused('problem', { isConflict: true, revision: 7 })]);
  draft.type({ problem: 'Mine' }, 1);
  await draft.flush();
  // Typing on settles nothing.
  expect(state().fault?.isConflict).toBe(true);
  if (choice === 'own') await draft.keepOwn();
  else draft.takeTheirs();
  expect(sent[1]).toEqual(expected);
  expect(state()).toMatchObject({ typed: {}, fault: null });
});

it('a new row waits for its name', async () => {
  const { draft, sent, state } = stage([]);
  draft.type({ name: '', problem: 'Boxes' }, null);
  expect(await draft.flush()).toBe(false);
  expect([sent, state().saving]).toEqual([[], 'idle']);
  draft.type({ name: 'Shops' }, null);
  await draft.flush();
  expect(sent).toEqual([[{ name: 'Shops', problem: 'Boxes' }, null]]);
});

it('what the device has kept goes out by itself; what it cannot read is nothing', async () => {
  const { sent } = stage([], JSON.stringify({ typed: { problem: 'Boxes' }, base: 3 }));
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([[{ problem: 'Boxes' }, 3]]);
  expect(stage([], '{').state().typed).toEqual({});
});
