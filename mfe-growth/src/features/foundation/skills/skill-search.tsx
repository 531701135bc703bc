import { LIMITS } from '@heartwood/contract/domain';
import { Button, Field, Input, PlusIcon, SearchIcon } from '@heartwood/shared-ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { SkillCatalogueDocument } from '../../../generated/graphql';

/** Specification, section 9: searches wait 400 ms. */
const SEARCH_DELAY = 400;

const Found = styled.ul`display: flex; flex-wrap: wrap; gap: 6px; min-height: 28px; margin: 8px 0 0; padding: 0; list-style: none;`;

export interface SkillSearchProps {
  /** Names the company has already, in lower case. */
  taken: ReadonlySet<string>;
  onAdd: (name: string) => void;
}

/** Finds a skill in the catalogue, or adds the company's own. */
export function SkillSearch({ taken, onAdd }: SkillSearchProps) {
  const [typed, setTyped] = useState('');
  const search = useLate(typed.trim(), SEARCH_DELAY);
  const [{ data }] = useQuery({ query: SkillCatalogueDocument, variables: { search }, pause: search === '' });
  const name = typed.trim();
  const found = (search === '' ? [] : data?.skills ?? []).filter((skill) => !taken.has(skill.name.toLowerCase()));
  const isKnown = taken.has(name.toLowerCase()) || found.some((skill) => skill.name.toLowerCase() === name.toLowerCase());
  const add = (next: string) => {
    if (next.length < LIMITS.skill.min || taken.has(next.toLowerCase())) return;
    onAdd(next);
    setTyped('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add(found.find((skill) => skill.name.toLowerCase() === name.toLowerCase())?.name ?? name);
      }}
    >
      <Field label="Add a skill" hint={taken.has(name.toLowerCase()) ? 'You have this skill already.' : 'From the catalogue, or your own.'}>
        <Input icon={SearchIcon} value={typed} placeholder="Route planning" autoComplete="off" maxLength={LIMITS.skill.max} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Found aria-label="Skills found">
        {found.map((skill) => <li key={skill.id}><Button size="sm" icon={PlusIcon} onClick={() => add(skill.name)}>{skill.name}</Button></li>)}
        {name.length >= LIMITS.skill.min && !isKnown ? <li><Button size="sm" type="submit" icon={PlusIcon}>Add “{name}” as your own</Button></li> : null}
      </Found>
    </form>
  );
}

function useLate(value: string, delay: number): string {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return late;
}
