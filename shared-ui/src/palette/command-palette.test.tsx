import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CommandPalette } from './command-palette';

function Page({ onHome, onTimeline }: { onHome: () => void; onTimeline: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Search</button>
      <CommandPalette
        open={open} onClose={() => setOpen(false)} label="Search everything"
        groups={[{ key: 'go', label: 'Go to', items: [
          { key: 'home', label: 'Growth Framework', shortcut: 'G H', onSelect: onHome },
          { key: 'time', label: 'Timeline', keywords: ['roadmap'], onSelect: onTimeline },
        ] }]}
      />
    </>
  );
}

test('type, arrow, Enter: it closes and the action runs', async () => {
  const onHome = jest.fn();
  const onTimeline = jest.fn();
  render(<Page onHome={onHome} onTimeline={onTimeline} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onTimeline).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Enter takes the first where none is marked yet', async () => {
  const onHome = jest.fn();
  render(<Page onHome={onHome} onTimeline={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  screen.getByRole('option', { selected: true }).setAttribute('aria-selected', 'false');
  await userEvent.keyboard('{Enter}');
  expect(onHome).toHaveBeenCalledTimes(1);
});

test('finds by hidden words, and says when nothing fits', async () => {
  render(<Page onHome={() => undefined} onTimeline={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.keyboard('roadmap');
  expect(screen.getAllByRole('option').map((row) => row.textContent)).toEqual(['Timeline']);
  await userEvent.keyboard('zzz');
  expect(screen.getByText('No matches')).toBeInTheDocument();
});
