import { publishOrder, publishedLine } from './publish-order.mjs';

it.each([
  [{}, {}],
  [{ canary: '10' }, { canary: 10 }],
  [{ preview: true, untested: 'A look' }, { isPreview: true, untested: 'A look' }],
  [{ branch: 'spring' }, { branch: 'spring' }],
])('makes an order of %j', (typed, order) => expect(publishOrder(typed)).toEqual(order));

it.each([
  [{ canary: '0' }, 'whole number'], [{ canary: '101' }, 'whole number'], [{ canary: 'ten' }, 'whole number'], [{ canary: '' }, 'whole number'],
  [{ canary: '10', preview: true }, 'not both'], [{ canary: '10', branch: 'spring' }, 'no --canary'], [{ preview: true, branch: 'spring' }, 'no --preview'],
])('refuses %j in words', (typed, words) => expect(() => publishOrder(typed)).toThrow(words));

it.each([
  [{}, {}, 'garden 1.0.0-a is live.'],
  [{}, { canary: 10 }, 'garden 1.0.0-a goes to 10 % of the people.'],
  [{ preview: 'k' }, { isPreview: true }, 'garden 1.0.0-a is opened by this link alone: https://heartwood.example/app?preview=k'],
  [{ preview: 'k' }, { branch: 'spring' }, 'garden 1.0.0-a is in the environment of spring: https://heartwood.example/app?preview=k'],
  // A build of a branch that did not pass has a link of its own.
  [{ preview: 'k' }, { branch: 'spring', untested: 'A look' },
    'garden 1.0.0-a is opened by this link alone: https://heartwood.example/app?preview=k'],
])('says of %j after %j: %s', (done, order, line) => {
  expect(publishedLine('garden', { version: '1.0.0-a', ...done }, order, 'https://heartwood.example/x')).toBe(line);
});
