import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { CommandPalette } from '@heartwood/shared-ui/palette';
import { PaletteHost, type PaletteProps } from './palette-host';

/** A palette that knows one thing, and that only when it is told to. */
function makePalette(): { Palette: ComponentType<PaletteProps>; chosen: jest.Mock; findIt: () => void } {
  const chosen = jest.fn();
  let found = (): void => undefined;
  function Palette({ typed, onType, isEnterHeld, onEnterUsed, ...rest }: PaletteProps) {
    const [isKnown, setKnown] = useState(false);
    found = () => setKnown(true);
    const isDue = isEnterHeld && isKnown;
    useEffect(() => {
      if (isDue) onEnterUsed();
    }, [isDue, onEnterUsed]);
    const items = isKnown && 'invite people'.includes(typed) ? [{ key: 'invite', label: 'Invite people', onSelect: chosen }] : [];
    return <CommandPalette
      {...rest} open label="Search" groups={[{ key: 'all', label: 'All', items }]} query={typed} onQueryChange={onType} chooseFirst={isDue}
    />;
  }
  return { Palette, chosen, findIt: () => act(() => found()) };
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <button>Reload</button> : this.props.children;
  }
}

/** A page with a button that has the focus, and the search just opened; its code is still on the way. */
function openSearch() {
  let arrive = (_: ComponentType<PaletteProps>): void => undefined;
  let fail = (_: Error): void => undefined;
  const code = new Promise<ComponentType<PaletteProps>>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  const load = () => code;
  const pressed = jest.fn();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Boundary>
        <button onClick={pressed} onKeyDown={({ key, ctrlKey }) => { if (ctrlKey && key === 'k') setOpen(true); }}>Delete</button>
        {isOpen ? <PaletteHost load={load} onClose={() => setOpen(false)} /> : null}
      </Boundary>
    );
  }
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Delete' });
  button.focus();
  fireEvent.keyDown(button, { key: 'k', ctrlKey: true });
  return { button, pressed, come: (Palette: ComponentType<PaletteProps>) => act(async () => {
    arrive(Palette);
    await code;
  }), stayAway: () => act(async () => fail(new Error('gone'))) };
}

const field = () => screen.getByRole('combobox', { name: 'Search' });

it('keeps what is typed before the search has come, and what is typed afterwards follows it', async () => {
  const { pressed, come, button } = openSearch();
  await userEvent.keyboard('invits{Backspace}e');
  await come(makePalette().Palette);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('invite');
  await userEvent.keyboard(' peo');
  expect(field()).toHaveValue('invite peo');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(pressed).not.toHaveBeenCalled();
});

it('holds Enter until the results are known, and acts on the first', async () => {
  const { pressed, come } = openSearch();
  const { Palette, chosen, findIt } = makePalette();
  await userEvent.keyboard('invite{Enter}');
  await come(Palette);
  expect(chosen).not.toHaveBeenCalled();
  findIt();
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(pressed).not.toHaveBeenCalled();
});

it.each([['other words', 'x', 'invitex'], ['nothing found', '', 'invitexx']])('an Enter does nothing after %s', async (_, later, typed) => {
  const { come } = openSearch();
  const { Palette, chosen, findIt } = makePalette();
  await userEvent.keyboard(later === '' ? `${typed}{Enter}` : `invite{Enter}${later}`);
  await come(Palette);
  findIt();
  await userEvent.clear(field());
  expect(field()).toHaveValue('');
  expect(screen.getByRole('option', { name: 'Invite people' })).toBeVisible();
  expect(chosen).not.toHaveBeenCalled();
});

it('Escape ends the waiting, and the page has its keys again', async () => {
  const { pressed, come, button } = openSearch();
  await userEvent.keyboard('inv{Enter}{Escape}');
  await come(makePalette().Palette);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('keeps the focus when a layer that closes gives it back meanwhile', async () => {
  const { button } = openSearch();
  await userEvent.keyboard('in');
  await act(async () => button.focus());
  await userEvent.keyboard('v');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('inv');
});

it('leaves an input method its word: the search comes after it', async () => {
  const { come } = openSearch();
  const waiting = screen.getByRole('textbox', { name: 'Search' });
  fireEvent.compositionStart(waiting);
  fireEvent.change(waiting, { target: { value: 'に' } });
  await come(makePalette().Palette);
  expect(waiting).toHaveFocus();
  fireEvent.compositionEnd(waiting);
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue('に');
});

it('takes the keys nowhere when the search does not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { pressed, stayAway } = openSearch();
  await userEvent.keyboard('invite{Enter}');
  await stayAway();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus();
  expect(pressed).not.toHaveBeenCalled();
});
