import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useDelayed } from './skeleton';
import { Modal } from '../layers/modal';
import { ToastRegion, type ToastItem } from './toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(...toasts: ToastItem[]) {
  const onDismiss = jest.fn();
  render(<ToastRegion toasts={toasts} onDismiss={onDismiss} />);
  return onDismiss;
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('goes after 3 seconds unless told otherwise', () => {
  const onDismiss = show({ id: 'a', tone: 'success', title: 'Saved' }, { id: 'b', tone: 'warning', title: 'Access Denied.', ms: 4000 });
  wait(3000);
  expect(onDismiss.mock.calls).toEqual([['a']]);
  wait(1000);
  expect(onDismiss.mock.calls).toEqual([['a'], ['b']]);
});

test('what is told while a dialog is open is read out', () => {
  const told: ToastItem = { id: 'a', tone: 'error', title: 'An error occurred.' };
  const regions = (toasts: readonly ToastItem[]) => (
    <>
      <ToastRegion toasts={toasts} onDismiss={jest.fn()} />
      <Modal open title="Add New category" onClose={jest.fn()}>A form</Modal>
    </>
  );
  const { rerender } = render(regions([]));
  rerender(regions([told]));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred.');
});

const movePointer = (by: number) => {
  const event = createEvent.pointerMove(screen.getByRole('status'));
  Object.defineProperties(event, { movementX: { value: by }, movementY: { value: 0 } });
  fireEvent(screen.getByRole('status'), event);
};

test('hover stops its clock', () => {
  const onDismiss = show({ id: 'a', tone: 'success', title: 'Saved' });
  movePointer(4);
  wait(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('status'));
  wait(3000);
  expect(onDismiss).toHaveBeenCalledWith('a');
});

test('one that comes to stand under a resting pointer goes in its time', () => {
  const onDismiss = show({ id: 'a', tone: 'success', title: 'Link copied' });
  fireEvent.pointerEnter(screen.getByRole('status'));
  movePointer(0);
  wait(3000);
  expect(onDismiss).toHaveBeenCalledWith('a');
});

test('focus stops its clock too, and an error can be dismissed', () => {
  const onDismiss = show({ id: 'a', tone: 'error', title: 'An error occurred.' });
  const cross = screen.getByRole('button', { name: 'Dismiss' });
  act(() => cross.focus());
  wait(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(cross);
  expect(onDismiss).toHaveBeenCalledWith('a');
});

test('errors are alerts, everything else is a status', () => {
  show({ id: 'a', tone: 'error', title: 'An error occurred.' }, { id: 'b', tone: 'success', title: 'Saved' });
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred.');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});

test('a message in the corner opens what it is about', () => {
  const onOpen = jest.fn();
  const onDismiss = show({ id: 'm', tone: 'info', title: 'Message', place: 'corner', onOpen });
  fireEvent.click(screen.getByRole('button', { name: 'Message' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(onDismiss).toHaveBeenCalledWith('m');
});

test('one in the corner stays long, so it can be sent away without being opened', () => {
  const onOpen = jest.fn();
  const onDismiss = show({ id: 'm', tone: 'info', title: 'Message', place: 'corner', onOpen });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledWith('m');
  expect(onOpen).not.toHaveBeenCalled();
});

test('skeletons wait 150 ms', () => {
  function Loading() {
    return useDelayed(150) ? <p>skeleton</p> : null;
  }
  render(<Loading />);
  wait(149);
  expect(screen.queryByText('skeleton')).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByText('skeleton')).toBeInTheDocument();
});
