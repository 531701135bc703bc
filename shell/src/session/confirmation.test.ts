import { createConfirmation } from './confirmation';

it('asks once for all acts that wait for it, and each hears the answer', async () => {
  const { isAsked, ask, answer } = createConfirmation();
  const told: boolean[] = [];
  isAsked.subscribe(() => {
    told.push(isAsked.get());
  });
  const answers = Promise.all([ask(), ask()]);
  answer(true);
  await expect(answers).resolves.toEqual([true, true]);
  const again = ask();
  answer(false);
  await expect(again).resolves.toBe(false);
  expect(told).toEqual([true, false, true, false]);
});
