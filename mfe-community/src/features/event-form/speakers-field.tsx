import { useSettled } from '@heartwood/client-kit/keys';
import { fullName, speakerFaults, type OutsideSpeaker } from '@heartwood/contract/domain';
import { Avatar, Button, Card, Chip, Field, H3, Input, isComposing, Row, Text, UserPlusIcon } from '@heartwood/shared-ui';
import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { FindSpeakersDocument, type FindSpeakersQuery } from '../../generated/graphql';
import type { SpeakerValue } from './event-values';

const Chips = styled.div`display: flex; flex-wrap: wrap; gap: 6px; &:not(:empty) { margin-bottom: 6px; }`;
const Found = styled.ul`
  margin: 6px 0 0; padding: 5px; border: 1px solid var(--border); border-radius: var(--r-3); list-style: none;
`;
const Choice = styled.button`
  display: flex; align-items: center; gap: 10px; width: 100%; min-height: 44px; padding: 4px 10px; border: 0; border-radius: 8px;
  background: none;
  color: inherit; font: inherit; text-align: left; cursor: pointer;
  &:hover, &:focus-visible { background: var(--surface-hover); } &:disabled { color: var(--text-3); cursor: default; background: none; }
  & > div { flex: 1; min-width: 0; } & b { display: block; font-weight: var(--fw-semi); } & span { color: var(--text-3); }
`;
const Grid = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 10px; margin: 8px 0;`;

/** Specification, section 9. */
const [WHILE_TYPING, OTHERWISE] = [7, 15];

type Card = FindSpeakersQuery['searchSpeakers'][number];

interface SpeakersFieldProps { value: readonly SpeakerValue[]; onChange(speakers: SpeakerValue[]): void }

/** Who speaks: searched among the people here, or named. */
export function SpeakersField({ value, onChange }: SpeakersFieldProps) {
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isOutside, setOutside] = useState(false);
  const add = (speaker: SpeakerValue) => {
    onChange([...value, speaker]);
    setSearch('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Backspace' && search === '') onChange(value.slice(0, -1));
    if (event.key === 'Enter') event.preventDefault();
    // The dialog around it stays open.
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div role="group" aria-label="Speakers">
      <Field label="Speakers" optional>
        <Chips>
          {value.map((speaker) => {
            const name = `${speaker.firstName} ${speaker.lastName}`;
            const lead = <Avatar id={speaker.userId ?? ''} name={name} photo={speaker.photo} size={20} alt="" />;
            return (
              <Chip key={speaker.id} lead={lead} removeLabel={name} onRemove={() => onChange(value.filter((one) => one !== speaker))}>
                {name} {speaker.position}, {speaker.companyName}
              </Chip>
            );
          })}
        </Chips>
        <Input
          value={search} onChange={({ target }) => setSearch(target.value)} onFocus={() => setOpen(true)} onKeyDown={onKeyDown}
          placeholder="Search people here" autoComplete="off"
        />
      </Field>
      {isOpen ? (
        <Choices
          search={search} chosen={value} onAdd={add}
          onOutside={() => {
            setOutside(true);
            setOpen(false);
          }}
        />
      ) : null}
      {isOutside ? <Outside onClose={() => setOutside(false)} onAdd={add} /> : null}
    </div>
  );
}

interface ChoicesProps { search: string; chosen: readonly SpeakerValue[]; onAdd(speaker: SpeakerValue): void; onOutside(): void }

function Choices({ search, chosen, onAdd, onOutside }: ChoicesProps) {
  const settled = useSettled(search.trim());
  const variables = { search: settled, first: settled === '' ? OTHERWISE : WHILE_TYPING };
  const [{ data, error, fetching }] = useQuery({ query: FindSpeakersDocument, variables });
  const found = data?.searchSpeakers ?? [];
  return (
    <Found aria-label="People who fit">
      {found.map((card) => {
        const isChosen = chosen.some(({ userId }) => userId === card.person.id);
        return (
          <li key={card.person.id}>
            <Choice type="button" disabled={isChosen} onClick={() => onAdd(speakerOf(card))}>
              <Avatar id={card.person.id} name={fullName(card.person)} photo={card.person.profilePhoto} size={28} alt="" />
              <div><b>{fullName(card.person)}</b><span>{card.position}, {card.companyName}</span></div>
              {isChosen ? <span>Already added</span> : null}
            </Choice>
          </li>
        );
      })}
      {data && found.length === 0 ? <li><Text as="p" size="small" tone="3" role="status">No matches</Text></li> : null}
      {error && !fetching ? <li><Text as="p" size="small" tone="3" role="alert">People could not be loaded.</Text></li> : null}
      <li>
        <Choice type="button" onClick={onOutside}>
          <UserPlusIcon size={16} aria-hidden />
          <div><b>Not on the platform?</b><span>Add them with a name, company and position</span></div>
        </Choice>
      </li>
    </Found>
  );
}

const speakerOf = ({ person, companyName, position }: Card): SpeakerValue => ({
  id: crypto.randomUUID(), userId: person.id, firstName: person.firstname, lastName: person.lastname, companyName, position,
  photo: person.profilePhoto ?? null,
});

const EMPTY: OutsideSpeaker = { firstName: '', lastName: '', companyName: '', position: '' };
const LABELS: Record<keyof OutsideSpeaker, string> = {
  firstName: 'First name', lastName: 'Last name', companyName: 'Company', position: 'Position',
};

function Outside({ onClose, onAdd }: { onClose(): void; onAdd(speaker: SpeakerValue): void }) {
  const [words, setWords] = useState(EMPTY);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const faults = speakerFaults(words);
  const add = () => {
    setLeft(new Set(Object.keys(LABELS)));
    if (Object.keys(faults).length > 0) return;
    onAdd({ ...words, id: crypto.randomUUID(), userId: null, photo: null });
    onClose();
  };
  return (
    <Card role="group" aria-label="Not on the platform">
      <H3 as="h3">Not on the platform</H3>
      <Grid>
        {(Object.keys(LABELS) as (keyof OutsideSpeaker)[]).map((name) => (
          <Field key={name} label={LABELS[name]} error={left.has(name) ? faults[name] : undefined}>
            <Input
              value={words[name]} autoComplete="off" onChange={({ target }) => setWords({ ...words, [name]: target.value })}
              onBlur={() => setLeft(new Set([...left, name]))}
            />
          </Field>
        ))}
      </Grid>
      <Row>
        <Button size="sm" onClick={add}>Add speaker</Button>
        <Button size="sm" variant="ghost" onClick={onClose}>Cancel</Button>
      </Row>
    </Card>
  );
}
