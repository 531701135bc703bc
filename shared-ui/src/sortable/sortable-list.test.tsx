import { render, screen } from '@testing-library/react';
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
