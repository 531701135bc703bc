import type { PlanFact } from '@heartwood/contract/deck';
import { Button, SearchField, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useEditing } from '../editor-context';

const Frame = styled.section`
  display: flex; flex-direction: column; gap: 10px;
  & > h2 { font-size: 12.5px; line-height: 17px; font-weight: var(--fw-semi); color: var(--text-2); }
`;
const List = styled.ul`display: flex; flex-direction: column; gap: 6px; padding: 0; list-style: none;`;
const Press = styled.button`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;
  width: 100%;
  padding: 9px 12px;
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface);
  color: var(--text);
  font-size: 12.5px;
  line-height: 17px;
  text-align: start;
  cursor: pointer;
  overflow-wrap: anywhere;
  &:hover { background: var(--surface-hover); }
`;

interface FactListProps {
  title: string;
  /** Which can be had here; all unless told. */
  isFit?: (fact: PlanFact) => boolean;
  onPick: (fact: PlanFact) => void;
  onCancel: () => void;
}

/** What the plan says, to be taken. */
export function FactList({ title, isFit = () => true, onPick, onCancel }: FactListProps) {
  const { facts } = useEditing();
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const found = [...facts.values()].filter((fact) => isFit(fact) && `${fact.name} ${fact.words}`.toLowerCase().includes(words));
  return (
    <Frame>
      <h2>{title}</h2>
      <SearchField
        aria-label="Search the plan" placeholder="Search the plan" value={search} autoFocus
        onChange={(event) => setSearch(event.target.value)}
      />
      {found.length === 0 ? <Text as="p" size="small" tone="2">The plan has nothing of that yet.</Text> : null}
      <List>
        {found.map((fact) => (
          <li key={fact.path}>
            <Press type="button" onClick={() => onPick(fact)}>
              <b>{fact.name}</b>
              <span>{fact.words.length > 120 ? `${fact.words.slice(0, 119)}…` : fact.words}</span>
              {fact.source === '' ? null : <Text size="small" tone="2">{fact.source}</Text>}
            </Press>
          </li>
        ))}
      </List>
      <Button variant="ghost" onClick={onCancel}>Cancel</Button>
    </Frame>
  );
}
