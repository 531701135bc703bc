import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useLateTrigger } from './late-trigger';
import { Menu } from './menu';
import { Popover } from './popover';
import { Tooltip } from './tooltip';

const chosen = jest.fn();
beforeEach(() => { chosen.mockClear(); });

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu label="Actions" trigger={<button aria-label="More">…</button>} items={[{ key: 'copy', label: 'Copy', onSelect: chosen }]} />
      <Popover label="Link" open={isOpen} onOpenChange={setOpen} trigger={<button>Link</button>}><input aria-label="Address" /></Popover>
      <button onClick={() => setOpen(true)}>From afar</button>
      <Tooltip text="Keep it"><button aria-describedby="why">Save</button></Tooltip>
      <Tooltip text="Take it away"><button>Remove</button></Tooltip>
    </>
  );
}

test('a trigger says what it opens before anybody comes near, and is no button that sends a form', () => {
  render(<Page />);
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-haspopup', 'menu');
  expect(screen.getByRole('button', { name: 'Link' })).toHaveAttribute('aria-haspopup', 'dialog');
  for (const name of ['More', 'Link']) {
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name })).toHaveAttribute('type', 'button');
  }
});

test('the first press opens, by pointer and by key, and the trigger that stood is the one that has the focus back', async () => {
  render(<Page />);
  const more = screen.getByRole('button', { name: 'More' });
  await userEvent.click(more);
  expect(screen.getByRole('menu')).toBeVisible();
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(more).toHaveFocus();
  const link = screen.getByRole('button', { name: 'Link' });
  await userEvent.click(link);
  expect(screen.getByLabelText('Address')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(link).toHaveFocus();
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('the first key opens a menu on its first row: %s', async (key) => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(within(screen.getByRole('menu')).getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledTimes(1);
});

test('what is opened from elsewhere stands at its trigger too', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'From afar' }));
  expect(screen.getByLabelText('Address')).toHaveFocus();
  expect(screen.getByText('Link')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByLabelText('Address')).toBeNull();
  expect(screen.getByText('Link')).toHaveAttribute('aria-expanded', 'false');
});

test('the first focus shows a tooltip, a press takes it away, and one that was pressed first shows none', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('Take it away')).toBeNull();
  await userEvent.tab({ shift: true });
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toHaveFocus();
  expect((await screen.findAllByText('Keep it'))[0]).toBeInTheDocument();
  expect(save).toHaveAttribute('aria-describedby', 'why');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Keep it')).toBeNull();
  await userEvent.tab();
  expect((await screen.findAllByText('Take it away'))[0]).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveAccessibleDescription('Take it away');
});

test('a layer that comes late hears what was missed last, and not all of it', () => {
  const heard: string[] = [];
  function Trigger({ isThere }: { isThere: boolean }) {
    const { trigger, standIn } = useLateTrigger(<button>Tip</button>, { hears: ['onKeyDown'], begins: ['onKeyDown'] });
    const layer = standIn
      && cloneElement(standIn as ReactElement<Record<string, unknown>>, { onKeyDown: ({ key }: KeyboardEvent) => heard.push(key) });
    return <>{trigger}{isThere ? layer : null}</>;
  }
  const { rerender } = render(<Trigger isThere={false} />);
  for (const key of 'abcdefghijkl') fireEvent.keyDown(screen.getByRole('button'), { key });
  rerender(<Trigger isThere />);
  expect(heard).toEqual([...'efghijkl']);
});
