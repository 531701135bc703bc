import { dismissToast, toast, toasts } from './toasts';

const shown = () => toasts.get().map(({ title, text }) => [title, text]);

test('a message says something else in its own place, and does not come back once it is gone', () => {
  const first = toast({ title: 'Exporting PDF', text: 'Seed deck.pdf', status: 'info' });
  const second = toast({ title: 'Saved', status: 'success' });
  const { id, duration } = toasts.get()[0]!;
  first.update?.({ title: 'Exporting slide 2 of 9' });
  expect(shown()).toEqual([['Exporting slide 2 of 9', 'Seed deck.pdf'], ['Saved', undefined]]);
  expect(toasts.get()[0]).toMatchObject({ id, duration });
  dismissToast(id);
  first.update?.({ title: 'Exporting slide 3 of 9' });
  expect(shown()).toEqual([['Saved', undefined]]);
  second();
  expect(shown()).toEqual([]);
});
