import type { PostPollFragment } from '../../generated/graphql';
import { pollRows, pollWords } from './poll-words';

const now = new Date('2026-05-14T10:00:00');
const poll = (change: Partial<PostPollFragment>): PostPollFragment => ({
  __typename: 'Poll', endsAt: new Date('2026-05-16T18:00:00').toISOString(), isOver: false, ownVote: null, voteCount: 86, options: [],
  ...change,
});
const option = (votes: number | null) => ({ __typename: 'PollOption' as const, text: 'A', votes });

test.each<[string, Partial<PostPollFragment>]>([
  ['Results show after you vote · ends on 16 May, 6:00 PM', {}],
  ['86 votes · your vote can change until it ends on 16 May, 6:00 PM', { ownVote: 1 }],
  ['86 votes · ends on 16 May, 6:00 PM', { options: [option(86)] }],
  ['1 vote · ended at 9:00 AM', { isOver: true, voteCount: 1, endsAt: new Date('2026-05-14T09:00:00').toISOString() }],
])('%s', (words, change) => expect(pollWords(poll(change), now)).toBe(words));

test('each share is rounded by itself, and of no votes all are nothing', () => {
  expect(pollRows(poll({ options: [option(46), option(31), option(9), option(0)] })).map(({ percent }) => percent)).toEqual([
    53, 36, 10, 0,
  ]);
  expect(pollRows(poll({ voteCount: 0, options: [option(0)] })).map(({ percent }) => percent)).toEqual([0]);
  expect(pollRows(poll({ options: [option(null)] })).map(({ percent }) => percent)).toEqual([null]);
});
