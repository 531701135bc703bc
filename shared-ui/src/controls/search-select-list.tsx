import { useId, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon';
import { PlusIcon } from '../icons';
import { VisuallyHidden } from '../text/small-text';
import { mobile } from '../theme/media';
import { useActiveRow } from './active-row';
import { ListHeading, ListNote, ListRow, Match, matches } from './listbox';
import { SearchField } from './search-field';
import type { SelectAction, SelectOption } from './select-option';

const List = styled.div`max-height: 280px; margin-top: 4px; overflow: auto;`;
const Foot = styled.div`margin-top: 5px; padding-top: 5px; border-top: 1px solid var(--border);`;
const Action = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 34px;
  padding: 0 10px;
  border: 0;
  border-radius: 8px;
  background: none;
  color: var(--link);
  font: var(--fw-medium) 13px/18px var(--font);
  text-align: left;
  cursor: pointer;
  &:hover, &:focus-visible { background: var(--surface-hover); }
  ${mobile} { min-height: 44px; }
`;
const Detail = styled.span`display: block; font-size: 12px; line-height: 16px; font-weight: var(--fw-body); color: var(--text-3);`;

interface SearchSelectListProps {
  options: readonly SelectOption[];
  /** Headings in order; options name theirs by key. Options without a group come first. */
  groups?: readonly { key: string; label: string }[];
  value: string | null;
  placeholder?: string;
  searchPlaceholder?: string;
  /** Where there is no `Field` around it. */
  label?: string;
  searchRef: RefObject<HTMLInputElement | null>;
  startQuery: string;
  onChoose: (value: string) => void;
  /** Below the options: makes one that is not among them. */
  action?: SelectAction | undefined;
}

/** The open part of a search select: a combobox over a listbox. */
export function SearchSelectList({
  options,
  groups = [],
  value,
  label,
  placeholder = 'Choose',
  searchPlaceholder = 'Search',
  searchRef,
  startQuery,
  onChoose,
  action,
}: SearchSelectListProps) {
  const [query, setQuery] = useState(startQuery);
  const listId = useId();
  const idOf = (index: number) => `${listId}-${index}`;
  const sections = arrange(
    options.filter((option) => matches(query, option.label, option.detail, option.keywords)),
    groups,
  );
  const rows = sections.flatMap((section) => section.options);
  const { active, setActive, onKey } = useActiveRow({
    count: rows.length,
    isDisabled: (index) => rows[index]?.disabled ?? false,
    onChoose: (index) => choose(rows[index]),
    idOf,
    initial:
      startQuery === ''
        ? Math.max(
            0,
            rows.findIndex((option) => option.value === value),
          )
        : 0,
  });
  const choose = (option: SelectOption | undefined) => {
    if (option) onChoose(option.value);
  };
  const name = label ?? placeholder;
  return (
    <>
      <SearchField
        ref={searchRef}
        role="combobox"
        aria-label={`Search: ${name}`}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        {...(active >= 0 ? { 'aria-activedescendant': idOf(active) } : {})}
        placeholder={searchPlaceholder}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKey}
      />
      <List role="listbox" id={listId} aria-label={name}>
        {sections.map((section) => (
          <div key={section.key} {...(section.label === null ? { role: 'presentation' } : { role: 'group', 'aria-label': section.label })}>
            {section.label === null ? null : <ListHeading aria-hidden>{section.label}</ListHeading>}
            {section.options.map((option) => {
              const index = rows.indexOf(option);
              return (
                <ListRow
                  key={option.value}
                  id={idOf(index)}
                  active={index === active}
                  selected={option.value === value}
                  disabled={option.disabled ?? false}
                  lead={option.lead}
                  onChoose={() => choose(option)}
                  onHover={() => setActive(index)}
                >
                  <Match text={option.label} query={query.trim()} />
                  {option.detail === undefined ? null : <Detail>{option.detail}</Detail>}
                </ListRow>
              );
            })}
          </div>
        ))}
      </List>
      {rows.length === 0 ? <ListNote>No matches</ListNote> : null}
      {action ? <Foot><Action type="button" onClick={action.onSelect}><Icon as={PlusIcon} size={16} />{action.label}</Action></Foot> : null}
      <VisuallyHidden role="status">
        {rows.length === 0 ? 'No matches' : `${rows.length} ${rows.length === 1 ? 'result' : 'results'}`}
      </VisuallyHidden>
    </>
  );
}

interface Section { key: string; label: string | null; options: SelectOption[] }

function arrange(options: readonly SelectOption[], groups: readonly { key: string; label: string }[]): Section[] {
  const known = new Set(groups.map((group) => group.key));
  const loose = options.filter((option) => option.group === undefined || !known.has(option.group));
  return [
    { key: '', label: null, options: loose },
    ...groups.map((group) => ({ ...group, options: options.filter((option) => option.group === group.key) })),
  ].filter((section) => section.options.length > 0);
}
