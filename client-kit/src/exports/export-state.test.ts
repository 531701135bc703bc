import { isOpen, stateWords } from './export-state';

it.each([
  ['WAITING', null, 'Waiting for its turn', true],
  ['RUNNING', null, 'Being made', true],
  ['DONE', null, null, false],
  ['FAILED', 'Your files would take more than 1 GB.', 'Your files would take more than 1 GB.', false],
  ['FAILED', null, 'It could not be made. Ask for it again.', false],
  ['CANCELLED', null, 'Called off', false],
] as const)('says where a file is: %s', (state, fault, words, open) => {
  expect(stateWords({ state, fault })).toBe(words);
  expect(isOpen({ state })).toBe(open);
});
