import styled from 'styled-components';
import type { ManifestKeys } from '@heartwood/contract';
import { H3, Kbd, Modal, Text } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { $menu } from '../registry/menu.model';
import { $keyLists, $tools } from '../registry/tools.model';
import { COMMAND_KEY } from './command-key';

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 8px 16px;
  margin: 8px 0 20px;
  & dd { margin: 0; display: flex; gap: 4px; justify-content: flex-end; }
`;

/** Which keys do what: everywhere, to what is published, and on the pages of the remotes, as their manifests say. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const goTo = useUnit($menu).flatMap(({ label, go }) => (go === undefined ? [] : [{ label, keys: ['g', go] }]));
  const tools = useUnit($tools).flatMap(({ label, key }) => (key === undefined ? [] : [{ label, keys: [key] }]));
  const search = { label: 'Search and go to', keys: ['Mod+K'] };
  const everywhere = [search, ...tools, { label: 'This list', keys: ['?'] }, { label: 'Close the top layer', keys: ['Esc'] }];
  return (
    <Modal open onClose={onClose} title="Keyboard shortcuts">
      <H3>Everywhere</H3>
      <Keys rows={everywhere} />
      <Text as="p" size="small" tone="2">A page’s own keys, below, come before these while it is open.</Text>
      <H3>Go to</H3>
      <Keys rows={[...goTo, { label: 'Settings', keys: ['g', 's'] }]} />
      {useUnit($keyLists).map(({ heading, rows }) => <section key={heading}><H3>{heading}</H3><Keys rows={rows} /></section>)}
    </Modal>
  );
}

function Keys({ rows }: { rows: ManifestKeys['rows'] }) {
  return (
    <List>
      {rows.map(({ label, keys }) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label} keys`}>{keys.map((key) => <Kbd key={key}>{key.replace('Mod+', COMMAND_KEY)}</Kbd>)}</dd>,
      ])}
    </List>
  );
}
