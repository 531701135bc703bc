import { createFakeShell } from '@heartwood/contract/fake-shell';
import {
  canPublish, forgetDraft, inputOf, isBlankDraft, keepDraft, linkIn, MOST_DRAFTS, newDraft, readDrafts, tagsIn, wordsOf,
} from './post-draft';

const drafts = () => createFakeShell().drafts;
const now = new Date('2026-05-14T10:00:00Z');

test('the newest twenty stay on the device, and a blank one goes', () => {
  const kept = drafts();
  jest.useFakeTimers({ now });
  for (let index = 0; index < MOST_DRAFTS + 3; index += 1) {
    jest.setSystemTime(now.getTime() + index * 1000);
    keepDraft(kept, newDraft({ text: `Draft ${index}` }));
  }
  jest.useRealTimers();
  const all = readDrafts(kept);
  expect(all.map(({ text }) => text).slice(0, 2)).toEqual(['Draft 22', 'Draft 21']);
  expect(all).toHaveLength(MOST_DRAFTS);
  const [first] = all;
  if (first) keepDraft(kept, { ...first, text: '  ' });
  expect(readDrafts(kept)).toHaveLength(MOST_DRAFTS - 1);
  forgetDraft(kept, all[1]?.id ?? '');
  expect(readDrafts(kept)).toHaveLength(MOST_DRAFTS - 2);
});

test('what cannot be read is no draft, and what the product does not know is left out of one', () => {
  const kept = drafts();
  kept.set('post:a', '{"id":');
  kept.set(
    'post:b', JSON.stringify({ id: 'b', text: 'Kept', savedAt: now.toISOString(), feeling: 'zesty', postType: 'SECRET', question: 'x' }),
  );
  expect(readDrafts(kept)).toMatchObject([{ id: 'b', text: 'Kept', feeling: null, postType: 'PUBLIC', question: null, files: [] }]);
});

test.each([
  ['#circular and #Deposit-Law, not a#b or #x', ['circular', 'deposit-law']],
  ['(#größe)', ['größe']],
  ['no tag', []],
])('in %j are the tags %j', (text, expected) => expect(tagsIn(text)).toEqual(expected));

test.each([
  ['See https://packaging-law.example/draft-14. Now', 'https://packaging-law.example/draft-14'],
  ['(http://a.example/b)', 'http://a.example/b'],
  ['a.example', null],
])('the first address in %j is %j', (text, expected) => expect(linkIn(text)).toBe(expected));

test('a draft is sent as the server takes it', () => {
  const draft = newDraft({
    text: ' Ask @Priya Raman and @Tideline about https://a.example/b #circular ', feeling: 'proud', tags: ['logistics', 'circular'],
    companyId: 'c',
    named: [
      { kind: 'person', id: 'p', name: 'Priya Raman' }, { kind: 'company', id: 't', name: 'Tideline' },
      { kind: 'person', id: 'k', name: 'Kofi' },
    ],
    poll: { options: [' Yes ', 'No', ''], days: 3 }, carried: { kind: 'EVENT', subject: 'e', companyId: null, title: 'Open depot' },
  });
  expect(inputOf(draft, now)).toMatchObject({
    id: draft.id, content: 'Ask @Priya Raman and @Tideline about https://a.example/b', tags: ['logistics', 'circular'],
    postFeeling: 'proud',
    mentions: [{ userId: 'p' }, { companyId: 't' }], linkUrl: 'https://a.example/b', eventId: 'e', card: null, isValidation: false,
    validationField: null,
    poll: { options: ['Yes', 'No'], endsAt: '2026-05-17T10:00:00.000Z' },
  });
  expect(inputOf({ ...draft, bareLink: 'https://a.example/b' }, now).linkUrl).toBeNull();
  expect(inputOf(
    { ...draft, carried: { kind: 'GOAL', subject: 'g', companyId: 'c', title: '' }, question: 'overallProblem' }, now,
  )).toMatchObject({
    eventId: null, card: { kind: 'GOAL', subject: 'g', companyId: 'c' }, isValidation: true, validationField: 'overallProblem',
  });
});

test.each([
  ['A #circular day #crates #Deposit-Law ', 'A #circular day', ['circular', 'crates', 'deposit-law']],
  ['#circular', '#circular', ['circular']],
])(
  'of %j the words are %j',
  (text, content, tags) => expect(wordsOf({ text, named: [], tags: [] })).toEqual({ content, tags, mentions: [] }),
);

test('there has to be something to publish, and a poll needs two answers', () => {
  expect([newDraft(), newDraft({ feeling: 'proud' }), newDraft({ text: 'Hi' })].map(canPublish)).toEqual([false, false, true]);
  const poll = { days: 1 as const };
  expect([['a', ' '], ['a', 'b']].map((options) => canPublish(newDraft({ text: 'Which?', poll: { ...poll, options } })))).toEqual([
    false, true,
  ]);
  expect([newDraft(), newDraft({ feeling: 'proud' })].map(isBlankDraft)).toEqual([true, false]);
});
