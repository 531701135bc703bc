import { behind } from './behind';

const page = (nodes: string, endCursor: string | null, hasMore = true) => ({ nodes: [...nodes].map((id) => ({ id })), hasMore, endCursor });
const put = (list: ReturnType<typeof page>, more: ReturnType<typeof page>, after: string) => behind(list, more, after, ({ id }) => id);

it('goes on where the list ends', () => {
  expect(put(page('ab', 'b'), page('cd', 'd', false), 'b')).toEqual(page('abcd', 'd', false));
});

it('has each row once: what moved up while the page was on its way stands above already', () => {
  expect(put(page('cab', 'b'), page('cd', 'd'), 'b')).toEqual(page('cabd', 'd'));
});

it.each([
  ['a list that was asked for anew and ends elsewhere now', page('xy', 'y')],
  ['a list that has this page already', page('abcd', 'd')],
  ['a list that is whole', page('ab', 'b', false)],
])('leaves %s as it is', (_case, list) => {
  expect(put(list, page('cd', 'd'), 'b')).toEqual(list);
});
