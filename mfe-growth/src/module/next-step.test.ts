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

const circumstances = { viewerId: 'me', hasPage: () => true };

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

test('a module without a page gives way to the next that has one', () => {
  const modules = onlyOpen({ keyPartners: {}, skills: { assignees: [other] } });
  expect(chooseNextStep(modules, circumstances)).toBe('keyPartners');
  expect(chooseNextStep(modules, { ...circumstances, hasPage: (key) => key === 'skills' })).toBe('skills');
});
