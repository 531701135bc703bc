import { segmentState } from './segment-state';

test.each([
  ['not done', 'NOT_DONE', true, 'open'],
  ['done without evidence', 'DONE', false, 'filled'],
  ['done with evidence', 'DONE', true, 'evidenced'],
] as const)('a module that is %s', (_case, progress, isEvidenced, state) => {
  expect(segmentState({ progress, isEvidenced })).toBe(state);
});
