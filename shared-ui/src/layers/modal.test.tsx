import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../controls/button';
import { Field } from '../controls/field';
import { Input } from '../controls/input';
import { SearchSelect } from '../controls/search-select';
import { ConfirmDialog } from './confirm-dialog';
import { Drawer } from './drawer';
import { Menu } from './menu';
import { Modal } from './modal';

function Page({ dirty = false }: { dirty?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Invite people" dirty={dirty} footer={<Button>Send</Button>}>
        <Field label="Email"><Input /></Field>
        <Field label="Role"><SearchSelect options={[{ value: 'a', label: 'Advisor' }]} value={null} onChange={() => undefined} /></Field>
      </Modal>
    </>
  );
}

test('takes the focus to its first field, keeps it inside, and gives it back on Esc', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(screen.getByRole('dialog', { name: 'Invite people' })).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus();
});

test('what takes the focus while it goes keeps it, with all that is typed', async () => {
  render(<><Page /><Input aria-label="Search" /></>);
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  fireEvent.keyDown(screen.getByLabelText('Email'), { key: 'Escape' });
  const search = screen.getByLabelText('Search');
  search.focus();
  await userEvent.keyboard('dark');
  expect(search).toHaveValue('dark');
  expect(search).toHaveFocus();
});

test('Esc closes only the top layer', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await userEvent.click(screen.getByRole('button', { name: /Role/ }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Invite people' })).toBeInTheDocument();
});

test('with unsaved work Esc does nothing, the cross still closes', async () => {
  render(<Page dirty />);
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

function Goal({ onDelete }: { onDelete: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        label="Goal"
        trigger={<Button>More</Button>}
        items={[{ key: 'delete', label: 'Delete', danger: true, onSelect: () => setOpen(true) }]}
      />
      <ConfirmDialog
        open={open}
        onCancel={() => setOpen(false)}
        onConfirm={onDelete}
        title="Delete this goal?"
        confirmLabel="Delete goal"
        danger
      >
        It cannot be undone.
      </ConfirmDialog>
    </>
  );
}

test('a dialog opened from a menu starts on Cancel and gives the focus back to the trigger', async () => {
  const onDelete = jest.fn();
  render(<Goal onDelete={onDelete} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onDelete).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

function Editor() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Drawer modal={false} open={open} onClose={() => setOpen(false)} title="Edit goal"><Input aria-label="Title" /></Drawer>
    </>
  );
}

test('a pushing drawer leaves the page usable, closes on Esc and gives the focus back', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('complementary', { name: 'Edit goal' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Title'), 'Depot{Escape}');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});
