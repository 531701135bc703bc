import { useCallback, useState } from 'react';
import {
  Button, CircleCheckIcon, ConfirmDialog, Drawer, EllipsisIcon, Field, IconButton, Input, MemberPopover, Menu, Modal, PencilIcon, Row,
  SearchSelect, ToastRegion, Trash2Icon, UserPlusIcon, type ToastItem,
} from '../../src/index';
import { CommandPalette } from '../../src/palette/index';
import { people } from '../people';
import { Section } from '../section';

const samples: readonly Omit<ToastItem, 'id'>[] = [
  { tone: 'error', title: 'An error occurred.', text: 'Error while deleting note, please try again.', ms: 20_000 },
  { tone: 'success', title: 'You have successfully Updated this event', ms: 20_000 },
  { tone: 'warning', title: 'Access Denied.', ms: 20_000 },
  { tone: 'info', title: 'Message', text: "You've got a new message.", place: 'corner', ms: 20_000, onOpen: () => undefined },
];

type Layer = 'modal' | 'confirm' | 'left' | 'right' | 'push' | 'palette' | null;

export function Layers() {
  const [open, setOpen] = useState<Layer>(null);
  const [chosen, setChosen] = useState<string[]>(['jonas']);
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const dismiss = useCallback((id: string) => setToasts((list) => list.filter((toast) => toast.id !== id)), []);
  const close = () => setOpen(null);
  const toggle = (id: string) => setChosen((list) => (list.includes(id) ? list.filter((one) => one !== id) : [...list, id]));
  return (
    <Section title="Layers">
      <Row wrap>
        <Button onClick={() => setOpen('modal')}>Modal</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setOpen('left')}>Left drawer</Button>
        <Button onClick={() => setOpen('right')}>Right drawer</Button>
        <Button onClick={() => setOpen('push')}>Pushing drawer</Button>
        <Button onClick={() => setOpen('palette')}>Palette</Button>
        <Button onClick={() => setToasts(samples.map((sample, index) => ({ ...sample, id: String(index) })))}>Toasts</Button>
        <MemberPopover members={people} selfId="amara" selected={chosen} onToggle={toggle}>
          <Button icon={UserPlusIcon}>Assign</Button>
        </MemberPopover>
        <Menu
          label="Goal" trigger={<IconButton icon={EllipsisIcon} label="More" />}
          items={[
            { key: 'edit', label: 'Edit goal', icon: PencilIcon, shortcut: 'E', onSelect: () => setOpen('right') },
            { key: 'done', label: 'Mark as achieved', icon: CircleCheckIcon, onSelect: () => undefined },
            'line',
            { key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true, onSelect: () => setOpen('confirm') },
          ]}
        />
      </Row>
      <Modal
        open={open === 'modal'}
        onClose={close}
        title="Welcome Amara"
        subtitle="Who builds Loopcrate with you?"
        size={720}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" onClick={close}>
              Go to Onboarding
            </Button>
          </>
        }
      >
        <Field label="Email">
          <Input placeholder="name@company.com" />
        </Field>
        <Field label="Role">
          <SearchSelect
            options={people.map((person) => ({ value: person.id, label: person.name }))}
            value={null}
            onChange={() => undefined}
            placeholder="Role"
          />
        </Field>
      </Modal>
      <ConfirmDialog
        open={open === 'confirm'}
        onCancel={close}
        onConfirm={close}
        title="Are you sure you want to join?"
        confirmLabel="Join affiliate program"
      >
        A request would be sent to the admin of this platform
      </ConfirmDialog>
      <Drawer open={open === 'left'} onClose={close} title="Companies" side="left" width={380}>Left, over a scrim.</Drawer>
      <Drawer open={open === 'right'} onClose={close} title="Edit goal" footer={<Button variant="primary">Save goal</Button>}>
        <Field label="Title">
          <Input />
        </Field>
      </Drawer>
      <Row align="stretch" style={{ minHeight: open === 'push' ? 200 : 0 }}>
        <Drawer modal={false} open={open === 'push'} onClose={close} title="In the flow" width={300}>
          Pushes what stands beside it.
        </Drawer>
      </Row>
      <CommandPalette
        open={open === 'palette'}
        onClose={close}
        label="Search"
        placeholder="Go to or search"
        groups={[
          {
            key: 'go',
            label: 'Go to',
            items: [
              { key: 'home', label: 'Growth Framework', shortcut: 'G H', onSelect: () => undefined },
              { key: 'time', label: 'Timeline', shortcut: 'G T', onSelect: () => undefined },
            ],
          },
        ]}
      />
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </Section>
  );
}
