import { isSafeLink, linkAddress, linkLabel } from '@heartwood/contract/text';
import { Button, Icon, IconButton, Input, LinkIcon, mobile, PlusIcon, XIcon } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useRowEditing } from '../../area-page/open-rows/row-editing';
import { Framed } from '../../area-page/open-rows/row-fields';

const List = styled.ul`display: flex; flex-direction: column; margin: 0; padding: 0; list-style: none;`;
const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  font-size: 12.5px;
  line-height: 19px;
  & > svg { flex: none; color: var(--text-3); }
  & > a {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: var(--link);
    text-overflow: ellipsis;
    text-underline-offset: 3px;
    white-space: nowrap;
  }
  ${mobile} { min-height: 44px; font-size: 14.5px; }
`;
const Add = styled.div`display: flex; gap: 8px; & > :first-child { flex: 1; }`;

/** How many sources a row can have. */
const MOST = 10;

/** An address of the web for what somebody typed; null when it is none. */
function webAddress(typed: string): string | null {
  const address = linkAddress(typed);
  return address !== null && /^https?:/i.test(address) ? address : null;
}

/** Where the figures of a row come from: links, each with the host that it really leads to. */
export function SourcesField({ name }: { name: string }) {
  const { valueOf, type, flush, canEdit } = useRowEditing();
  const links = (valueOf(name) ?? []) as readonly string[];
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const write = (next: readonly string[]) => {
    type(name, next);
    flush();
  };
  const remove = (link: string) => write(links.filter((each) => each !== link));
  const add = () => {
    if (typed.trim() === '') return;
    const address = webAddress(typed);
    setWrong(address === null);
    if (address === null) return;
    setTyped('');
    if (!links.includes(address)) write([...links, address]);
  };
  const list = (
    <List>
      {links.map((link) => (
        <Line key={link}>
          <Icon as={LinkIcon} size={14} />
          {isSafeLink(link)
            ? <a href={link} target="_blank" rel="noopener noreferrer" title={link}>{linkLabel(link)}</a>
            : <span>{link}</span>}
          {canEdit ? <IconButton icon={XIcon} size="sm" label={`Remove ${linkLabel(link)}`} onClick={() => remove(link)} /> : null}
        </Line>
      ))}
    </List>
  );
  return (
    <Framed
      name={name} label="Sources" shown={links.length > 0 ? list : ''}
      {...(isWrong && { wrong: 'Use a web address, such as eurostat.eu/census' })}
    >
      {links.length > 0 ? list : null}
      {links.length < MOST ? (
        <Add>
          <Input
            type="url" inputMode="url" autoComplete="off" placeholder="https://" value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
            onBlur={add}
          />
          <Button icon={PlusIcon} aria-label="Add source" onClick={add}>Add</Button>
        </Add>
      ) : null}
    </Framed>
  );
}
