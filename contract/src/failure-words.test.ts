import { adding, deleting, failureWords } from './failure-words';

it.each([
  [adding('goal'), 'Error while adding goal, please try again.'],
  [deleting('traction'), 'Error while deleting traction, please try again.'],
])('%s that failed is told as the specification says', (doing, words) => expect(failureWords(doing)).toBe(words));
