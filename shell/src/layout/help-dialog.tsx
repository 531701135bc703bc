import styled from 'styled-components';
import { H3, Kbd, Modal } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { $menu } from '../registry/menu.model';
import { COMMAND_KEY } from './command-key';
import { GO_TO } from './go-to';

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 8px 16px;
  margin: 8px 0 20px;
  & dd { margin: 0; display: flex; gap: 4px; justify-content: flex-end; }
`;

const EVERYWHERE: readonly (readonly [what: string, keys: readonly string[]])[] = [
  ['Search and go to', [`${COMMAND_KEY}K`]],
  ['Chats', ['c']],
  ['This list', ['?']],
  ['Close the top layer', ['Esc']],
];

const MODULES: readonly (readonly [what: string, keys: readonly string[]])[] = [
  ['Open the next module (growth home)', ['n']],
  ['Previous or next module', ['[', ']']],
  ['Save now', [`${COMMAND_KEY}Enter`]],
  ['Mark as done', ['d']],
];

const MESSAGES: readonly (readonly [what: string, keys: readonly string[]])[] = [
  ['Switch conversation', [`${COMMAND_KEY}K`]],
  ['Next or previous conversation', ['Alt', '↓', '↑']],
  ['Send', ['Enter']],
  ['New line', ['Shift', 'Enter']],
  ['Edit your last message', ['↑']],
  ['Mark as read', ['Esc']],
];

/** Which keys do what; `g` leads to what is published. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const menu = useUnit($menu);
  const goTo = GO_TO.filter(({ path }) => menu.some((entry) => entry.path === path));
  return (
    <Modal open onClose={onClose} title="Keyboard shortcuts">
      <H3>Everywhere</H3>
      <Keys rows={EVERYWHERE} />
      <H3>Go to</H3>
      <Keys rows={goTo.map(({ key, label }) => [label, ['g', key]] as const)} />
      <H3>Growth framework</H3>
      <Keys rows={MODULES} />
      {menu.some(({ id }) => id === 'messaging') ? <><H3>Messaging</H3><Keys rows={MESSAGES} /></> : null}
    </Modal>
  );
}

function Keys({ rows }: { rows: readonly (readonly [string, readonly string[]])[] }) {
  return (
    <List>
      {rows.map(([what, keys]) => [
        <dt key={what}>{what}</dt>,
        <dd key={`${what} keys`}>{keys.map((key) => <Kbd key={key}>{key}</Kbd>)}</dd>,
      ])}
    </List>
  );
}
