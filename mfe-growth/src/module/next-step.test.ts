import { MODULES } from '@heartwood/contract/domain';
import { chooseNextStep, type NextStepCandidate } from './next-step';

const me = { id: 'me' };
const other = { id: 'other' };

function plan(
  changes: Partial<Record<string, Partial<NextStepCandidate>>> = {}, base: Partial<NextStepCandidate> = {},
): NextStepCandidate[] {
  return MODULES.map(({ key }) => ({
    key, progress: 'NOT_DONE', isLocked: false, isHidden: false, canEdit: true, assignees: [], dueDate: null, ...base, ...changes[key],
  }));
}

function onlyOpen(changes: Record<string, Partial<NextStepCandidate>>): NextStepCandidate[] {
  const open = Object.fromEntries(Object.entries(changes).map(([key, change]) => [key, { progress: 'NOT_DONE' as const, ...change }]));
  return plan(open, { progress: 'DONE' });
}

const circumstances = { viewerId: 'me', hasPage: () => true, today: '2026-05-10' };

test.each([
  ['an empty plan starts with the vision', plan(), 'vision'],
  ['after the vision, the order of the framework', plan({ vision: { progress: 'DONE' } }), 'businessSectors'],
  ['a done module is never suggested', onlyOpen({ skills: {} }), 'skills'],
  ['nothing is left when everything is done', plan({}, { progress: 'DONE' }), null],
  ['a module locked by the plan is passed over', onlyOpen({ channels: { isLocked: true }, costs: {} }), 'costs'],
  ['a hidden module is passed over', onlyOpen({ belief: { isHidden: true }, culture: {} }), 'culture'],
  ['a module the viewer may only read is passed over', onlyOpen({ belief: { canEdit: false }, culture: {} }), 'culture'],
  ['a viewer is suggested nothing', plan({}, { canEdit: false }), null],
  ['own work comes before what nobody is at', onlyOpen({ belief: {}, culture: { assignees: [me] } }), 'culture'],
  ['own work comes before the vision', plan({ belief: { assignees: [me] } }), 'belief'],
  ['own work comes before what others have begun', onlyOpen({ belief: { assignees: [other] }, culture: { assignees: [me] } }), 'culture'],
  ['shared work counts as own', onlyOpen({ belief: { assignees: [other] }, culture: { assignees: [other, me] } }), 'culture'],
  [
    'of own work the one due soonest',
    onlyOpen({ belief: { assignees: [me], dueDate: '2026-05-15' }, skills: { assignees: [me], dueDate: '2026-05-13' } }), 'skills',
  ],
  [
    'own work with a date before own work without',
    onlyOpen({ belief: { assignees: [me] }, skills: { assignees: [me], dueDate: '2027-05-13' } }), 'skills',
  ],
  [
    'the dates of others order nothing',
    onlyOpen({ belief: { assignees: [other] }, skills: { assignees: [other], dueDate: '2026-05-01' } }), 'belief',
  ],
  ['the overdue work of others stays theirs', onlyOpen({ belief: { assignees: [other], dueDate: '2026-05-01' }, skills: {} }), 'skills'],
])('%s', (_promise, modules, expected) => {
  expect(chooseNextStep(modules, circumstances)).toBe(expected);
});

test.each<[string, Record<string, Partial<NextStepCandidate>>, string]>([
  ['comes before own work that has time', { keyPartners: {}, culture: { assignees: [me], dueDate: '2026-05-14' } }, 'keyPartners'],
  ['comes before own work without a date', { keyPartners: {}, culture: { assignees: [me] } }, 'keyPartners'],
  ['waits for own work that is due within three days', { keyPartners: {}, culture: { assignees: [me], dueDate: '2026-05-13' } }, 'culture'],
  ['waits for own work that is late', { keyPartners: {}, culture: { assignees: [me], dueDate: '2026-04-01' } }, 'culture'],
  ['is theirs who are at it', { keyPartners: { assignees: [other] }, culture: { assignees: [me] } }, 'culture'],
  ['waits for the vision', { keyPartners: {}, vision: {} }, 'vision'],
  ['comes before what nobody is at and nothing asks for', { keyPartners: {}, belief: {} }, 'keyPartners'],
])('what rows of the plan ask for and nobody is at %s', (_promise, changes, expected) => {
  expect(chooseNextStep(onlyOpen(changes), { ...circumstances, clues: [{ key: 'keyPartners' }] })).toBe(expected);
});

test('a module without a page gives way to the next that has one', () => {
  const modules = onlyOpen({ keyPartners: {}, skills: { assignees: [other] } });
  expect(chooseNextStep(modules, circumstances)).toBe('keyPartners');
  expect(chooseNextStep(modules, { ...circumstances, hasPage: (key) => key === 'skills' })).toBe('skills');
});
