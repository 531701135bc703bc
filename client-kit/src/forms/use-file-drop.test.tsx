import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useFileDrop } from './use-file-drop';

function Place({ onFiles }: { onFiles: ((files: FileList) => void) | null }) {
  const { isOver, place } = useFileDrop(onFiles);
  return <section aria-label={isOver ? 'Drop it' : 'Place'} {...place}><button type="button">Inside</button></section>;
}

const held = { types: ['Files'], files: [new File(['x'], 'slots.csv')] };
/** Whether the place takes it: what nobody takes is opened by the browser, in the stead of the page. */
const isTaken = (kind: 'dragOver' | 'drop', dataTransfer: object) => {
  const element = screen.getByRole('region');
  const event = createEvent[kind](element, { dataTransfer });
  fireEvent(element, event);
  return event.defaultPrevented;
};

test('files are held over a place until they leave it; over what stands in it they still are', () => {
  render(<Place onFiles={jest.fn()} />);
  const place = screen.getByRole('region');
  fireEvent.dragEnter(place, { dataTransfer: held });
  expect(place).toHaveAccessibleName('Drop it');
  // Into its button: the place itself is left for something within it.
  fireEvent(place, Object.assign(createEvent.dragLeave(place), { relatedTarget: screen.getByRole('button') }));
  expect(place).toHaveAccessibleName('Drop it');
  fireEvent(place, Object.assign(createEvent.dragLeave(place), { relatedTarget: document.body }));
  expect(place).toHaveAccessibleName('Place');
});

test('takes files that are dropped; words and what else is dragged it leaves alone', () => {
  const onFiles = jest.fn();
  render(<Place onFiles={onFiles} />);
  expect([isTaken('dragOver', { types: ['text/plain'], files: [] }), isTaken('drop', { types: ['text/plain'], files: [] })]).toEqual([
    false, false,
  ]);
  expect(screen.getByRole('region')).toHaveAccessibleName('Place');
  expect([isTaken('dragOver', held), isTaken('drop', held)]).toEqual([true, true]);
  expect(onFiles.mock.calls).toEqual([[held.files]]);
  expect(screen.getByRole('region')).toHaveAccessibleName('Place');
});

test('takes nothing where nothing is taken', () => {
  render(<Place onFiles={null} />);
  expect([isTaken('dragOver', held), isTaken('drop', held)]).toEqual([false, false]);
  expect(screen.getByRole('region')).toHaveAccessibleName('Place');
});
