import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SortableList } from './sortable-list';

const items = [{ id: 'a', name: 'Depot Friday' }, { id: 'b', name: 'Open cost sheet' }];

test('each row has a named grip that explains its keys', () => {
  render(
    <SortableList label="Habits" items={items} nameOf={(item) => item.name} renderItem={(item) => item.name} onReorder={() => undefined} />,
  );
  expect(screen.getByRole('list', { name: 'Habits' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move Open cost sheet' })).toHaveAccessibleDescription(/Press Space to lift/);
});

test('without the right to edit there is no grip', () => {
  render(
    <SortableList
      disabled
      label="Habits"
      items={items}
      nameOf={(item) => item.name}
      renderItem={(item) => item.name}
      onReorder={() => undefined}
    />,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Depot Friday')).toBeInTheDocument();
});

test('a key that is pressed at once after the lift moves the row', async () => {
  const onReorder = jest.fn();
  // One below the other.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    const row = [...document.querySelectorAll('li')].findIndex((each) => each.contains(this));
    return new DOMRect(0, Math.max(row, 0) * 40, 200, 40);
  });
  render(<SortableList label="Habits" items={items} nameOf={(item) => item.name} renderItem={(item) => item.name} onReorder={onReorder} />);
  const grip = screen.getByRole('button', { name: 'Move Depot Friday' });
  grip.focus();
  for (const [key, code] of [[' ', 'Space'], ['ArrowDown', 'ArrowDown']] as const) fireEvent.keyDown(grip, { key, code });
  expect(await screen.findByText(/Depot Friday is now 2 of 2/)).toBeInTheDocument();
  fireEvent.keyDown(grip, { key: ' ', code: 'Space' });
  await waitFor(() => expect(onReorder).toHaveBeenCalledWith(['b', 'a'], 'a'));
  jest.restoreAllMocks();
});
