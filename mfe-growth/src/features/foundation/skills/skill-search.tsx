import { useSettled } from '@heartwood/client-kit/keys';
import { useMore } from '@heartwood/client-kit/states';
import { LIMITS } from '@heartwood/contract/domain';
import { Field, Icon, Input, isComposing, mobile, PlusIcon, SearchIcon } from '@heartwood/shared-ui';
import { useId, useState, type KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { useClient, useQuery } from 'urql';
import { SkillCatalogueDocument } from '../../../generated/graphql';
import { skillChoices, type SkillChoice } from './skill-choices';

const Found = styled.ul`display: flex; flex-wrap: wrap; gap: 6px; min-height: 28px; margin: 8px 0 0; padding: 0; list-style: none;`;
const Choice = styled.li<{ $active: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 10px;
  border: 1px solid var(--border-2);
  border-radius: var(--r-2);
  font-size: 13px;
  font-weight: var(--fw-semi);
  overflow-wrap: anywhere;
  cursor: pointer;
  ${({ $active }) => $active && css`border-color: var(--text); background: var(--surface-hover); box-shadow: inset 0 0 0 1px var(--text);`}
  ${mobile} { min-height: 40px; }
`;

export interface SkillSearchProps {
  /** Names the company has already, in lower case. */
  taken: ReadonlySet<string>;
  onAdd: (name: string) => void;
}

/** Finds a skill in the catalogue, or adds the company's own. The first one found is chosen: Enter takes it, arrows go on. */
export function SkillSearch({ taken, onAdd }: SkillSearchProps) {
  const client = useClient();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const name = typed.trim();
  const search = useSettled(name);
  const [{ data, fetching }] = useQuery({ query: SkillCatalogueDocument, variables: { search }, pause: search === '' });
  const page = name === '' || search === '' ? undefined : data?.skills;
  const rest = useMore(page, SkillCatalogueDocument, (after) => ({ search, after }));
  const choices = name === '' ? [] : skillChoices(name, page?.nodes ?? [], taken);
  const count = choices.length + (rest ? 1 : 0);
  const at = Math.min(active, count - 1);
  const type = (next: string) => {
    setTyped(next);
    setActive(0);
  };
  const add = (choice: SkillChoice | undefined) => {
    if (!choice) return;
    onAdd(choice.name);
    type('');
  };
  const showMore = () => {
    // The first that comes takes the place of one's own word, or of this.
    setActive(choices.filter(({ isOwn }) => !isOwn).length);
    rest?.load();
  };
  const take = async () => {
    // One letter finds everything and means nothing.
    if (name.length < LIMITS.skill.min) return;
    if (search === name && !fetching && at === choices.length) showMore();
    else if (search === name && !fetching) add(choices[at]);
    else {
      // Enter came before the search: what stands there was found for fewer letters.
      const answer = await client.query(SkillCatalogueDocument, { search: name }).toPromise();
      add(skillChoices(name, answer.data?.skills.nodes ?? [], taken)[0]);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && name !== '') void take();
    else if (event.key === 'Escape' && typed !== '') type('');
    else if (step !== undefined && count > 0) setActive((at + step + count) % count);
    else return;
    event.preventDefault();
  };
  return (
    <div>
      <Field label="Add a skill" hint={taken.has(name.toLowerCase()) ? 'You have this skill already.' : 'From the catalogue, or your own.'}>
        <Input
          icon={SearchIcon} value={typed} placeholder="Route planning" autoComplete="off" maxLength={LIMITS.skill.max}
          role="combobox" aria-autocomplete="list" aria-expanded={count > 0} aria-controls={listId}
          aria-activedescendant={at < 0 ? undefined : `${listId}-${at}`}
          onChange={(event) => type(event.target.value)} onKeyDown={onKeyDown}
        />
      </Field>
      <Found id={listId} role="listbox" aria-label="Skills found">
        {choices.map((choice, index) => (
          <Choice
            key={choice.isOwn ? 'own' : choice.name} id={`${listId}-${index}`} role="option" aria-selected={index === at}
            $active={index === at}
            // The focus stays where the typing happens.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            onClick={() => add(choice)}
          >
            <Icon as={PlusIcon} size={14} />
            {choice.isOwn ? `Add “${choice.name}” as your own` : choice.name}
          </Choice>
        ))}
        {rest ? (
          <Choice
            id={`${listId}-${choices.length}`} role="option" aria-selected={at === choices.length} $active={at === choices.length}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(choices.length)}
            onClick={showMore}
          >
            {rest.state === 'failed' ? 'More could not be loaded: try again' : 'Show more'}
          </Choice>
        ) : null}
      </Found>
    </div>
  );
}
