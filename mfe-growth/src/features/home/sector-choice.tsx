import { MAX_SECTORS, SECTORS } from '@heartwood/contract/domain';
import { Checkbox, Chip, mobile, Row, SearchIcon, Icon, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';

const Search = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  min-height: 42px;
  padding: 6px;
  border: 1px solid var(--border-control);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--text-3);
  cursor: text;
  & > input {
    flex: 1; min-width: 120px; padding: 4px; border: 0; outline: none; background: none; color: var(--text); font: inherit; font-size: 13px;
  }
  & > svg { margin-left: 6px; }
  &:focus-within { border-color: var(--focus); box-shadow: 0 0 0 1px var(--focus); }
  ${mobile} { & > input { min-height: 34px; font-size: 16px; } }
`;
const Options = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(210px, 1fr));
  gap: 0 16px;
  margin: 10px 0 0;
  padding: 0;
  list-style: none;
  & > li { display: flex; align-items: center; min-height: 34px; padding: 0 8px; border-radius: var(--r-1); }
  & > li:hover { background: var(--surface-hover); }
  & > li > label { flex: 1; }
  & > [data-on] { font-weight: var(--fw-semi); }
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;

export interface SectorChoiceProps {
  value: readonly string[];
  canEdit: boolean;
  onChange(value: string[]): void;
}

const nameOf = (id: string) => SECTORS.find((sector) => sector.id === id)?.name ?? id;

/** One to five of the sectors: the last one stays until there is another. */
export function SectorChoice({ value, canEdit, onChange }: SectorChoiceProps) {
  const [query, setQuery] = useState('');
  const [note, setNote] = useState('');
  if (!canEdit) return value.length === 0
    ? <Text size="dense" tone="3">No sector is chosen yet.</Text>
    : <Row wrap style={{ gap: 6 }}>{value.map((id) => <Chip key={id} on>{nameOf(id)}</Chip>)}</Row>;
  const found = SECTORS.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  const isFull = value.length >= MAX_SECTORS;
  const toggle = (id: string) => {
    const next = value.includes(id) ? value.filter((each) => each !== id) : [...value, id];
    if (next.length === 0) return setNote('Choose at least one sector: add another before you take this one away.');
    setNote('');
    return onChange(next);
  };
  return (
    <>
      <Search>
        {value.length === 0 ? <Icon as={SearchIcon} size={16} /> : null}
        {value.map((id) => <Chip key={id} on removeLabel={nameOf(id)} onRemove={() => toggle(id)}>{nameOf(id)}</Chip>)}
        <input
          value={query} aria-label="Search sectors" placeholder="Search sectors" autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
      </Search>
      <Text as="p" size="small" tone="2" role="status" style={{ marginTop: 6 }}>
        {note || (isFull ? `Choose no more than ${MAX_SECTORS} sectors: take one away to choose another.` : '')}
      </Text>
      {found.length === 0 ? <Text as="p" size="dense" tone="3" style={{ marginTop: 10 }}>No sector is called that.</Text> : (
        <Options aria-label="Sectors">
          {found.map(({ id, name }) => (
            <li key={id} {...(value.includes(id) && { 'data-on': '' })}>
              <Checkbox checked={value.includes(id)} disabled={isFull && !value.includes(id)} onChange={() => toggle(id)}>{name}</Checkbox>
            </li>
          ))}
        </Options>
      )}
    </>
  );
}
