import { rowsAnswered, underWayUntilAnswered } from './rows-under-way';

test('what is under way is waited for, and not what was answered before', async () => {
  const told: string[] = [];
  let answer: (value: string) => void = () => undefined;
  const command = underWayUntilAnswered(new Promise<string>((resolve) => { answer = resolve; }));
  const waiting = rowsAnswered().then(() => told.push('marked'));
  void command.then((value) => told.push(value));
  await Promise.resolve();
  expect(told).toEqual([]);
  answer('saved');
  await waiting;
  expect(told).toEqual(['saved', 'marked']);
  expect(await rowsAnswered()).toEqual([]);
});
