import { FEELINGS, feelingEmoji, isFeeling } from './feelings';

test('there are 120 feelings, each word and each emoji once', () => {
  expect(FEELINGS).toHaveLength(120);
  expect(new Set(FEELINGS.map(([word]) => word)).size).toBe(120);
  expect(new Set(FEELINGS.map(([, emoji]) => emoji)).size).toBe(120);
  expect(FEELINGS.filter(([word]) => !/^[a-z]+$/.test(word))).toEqual([]);
});

test('a feeling is known by its word', () => {
  expect([isFeeling('determined'), feelingEmoji('determined')]).toEqual([true, '🎯']);
  expect([isFeeling('zesty'), feelingEmoji('zesty')]).toEqual([false, '']);
});
