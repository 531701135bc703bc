import { useSettled } from '@heartwood/client-kit/keys';
import { fullName, speakerFaults, type OutsideSpeaker } from '@heartwood/contract/domain';
import { Avatar, Button, Card, Chip, Field, H3, Input, isComposing, Kbd, Row, Text, UserPlusIcon } from '@heartwood/shared-ui';
import { Match } from '@heartwood/shared-ui/mentions';
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
const Named = styled(Card)`margin-top: 10px; padding: 12px; background: var(--surface-sunken);`;
const Grid = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 10px; margin: 8px 0;`;

/** Specification, section 9. */
const [WHILE_TYPING, OTHERWISE] = [7, 15];

type Card = FindSpeakersQuery['searchSpeakers'][number];

interface SpeakersFieldProps {
  value: readonly SpeakerValue[];
  /** Who is being named; null: nobody. */
  outside: OutsideSpeaker | null;
  /** The form was sent in vain: what is missing is said of each field. */
  isSent: boolean;
  onChange(change: { speakers?: SpeakerValue[]; outside?: OutsideSpeaker | null }): void;
}

/** Who speaks: searched among the people here, or named. */
export function SpeakersField({ value, outside, isSent, onChange }: SpeakersFieldProps) {
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { cards, isMissing, isFailed } = useSpeakers(search, isOpen);
  const isChosen = (card: Card) => value.some(({ userId }) => userId === card.person.id);
  // Who is meant by Enter: the first that fits and is not there yet.
  const first = search.trim() === '' ? undefined : cards.find((card) => !isChosen(card));
  const add = (card: Card) => {
    onChange({ speakers: [...value, speakerOf(card)] });
    setSearch('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Backspace' && search === '') onChange({ speakers: value.slice(0, -1) });
    if (event.key === 'Enter') {
      event.preventDefault();
      if (first) add(first);
    }
    // The dialog around it stays open.
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  const name = search.trim();
  return (
    <div role="group" aria-label="Speakers">
      <Field label="Speakers" optional>
        <Chips>
          {value.map((speaker) => {
            const name = `${speaker.firstName} ${speaker.lastName}`;
            const lead = <Avatar id={speaker.userId ?? ''} name={name} photo={speaker.photo} size={20} alt="" />;
            return (
              <Chip
                key={speaker.id} lead={lead} removeLabel={name}
                onRemove={() => onChange({ speakers: value.filter((one) => one !== speaker) })}
              >
                {name} {speaker.position}, {speaker.companyName}
              </Chip>
            );
          })}
        </Chips>
        <Input
          value={search} onChange={({ target }) => setSearch(target.value)} onFocus={() => setOpen(true)} onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          placeholder="Search people here" autoComplete="off"
        />
      </Field>
      {isOpen ? (
        <Found aria-label="People who fit">
          {cards.map((card) => (
            <li key={card.person.id}>
              <Choice type="button" disabled={isChosen(card)} onClick={() => add(card)}>
                <Avatar id={card.person.id} name={fullName(card.person)} photo={card.person.profilePhoto} size={28} alt="" />
                <div>
                  <b><Match text={fullName(card.person)} query={name} /></b>
                  <span><Match text={`${card.position}, ${card.companyName}`} query={name} /></span>
                </div>
                {isChosen(card) ? <span>Already added</span> : null}
                {card === first ? <Kbd aria-hidden>↵</Kbd> : null}
              </Choice>
            </li>
          ))}
          {isMissing ? <li><Text as="p" size="small" tone="3" role="status">No matches</Text></li> : null}
          {isFailed ? <li><Text as="p" size="small" tone="3" role="alert">People could not be loaded.</Text></li> : null}
          <li>
            <Choice
              type="button"
              onClick={() => {
                onChange({ outside: outside ?? { ...EMPTY, firstName: name } });
                setSearch('');
                setOpen(false);
              }}
            >
              <UserPlusIcon size={16} aria-hidden />
              <div><b>Not on the platform?</b><span>Add {name === '' ? 'them' : `“${name}”`} with a name, company and position</span></div>
            </Choice>
          </li>
        </Found>
      ) : null}
      {outside === null ? null : (
        <Outside
          words={outside} isSent={isSent} onChange={(next) => onChange({ outside: next })}
          onAdd={() => (
            onChange({ outside: null, speakers: [...value, { ...outside, id: crypto.randomUUID(), userId: null, photo: null }] })
          )}
        />
      )}
    </div>
  );
}

/** Seven while one types, and fifteen before. */
function useSpeakers(search: string, isOpen: boolean) {
  const settled = useSettled(search.trim());
  const variables = { search: settled, first: settled === '' ? OTHERWISE : WHILE_TYPING };
  const [{ data, error, fetching }] = useQuery({ query: FindSpeakersDocument, variables, pause: !isOpen });
  const cards = data?.searchSpeakers ?? [];
  return { cards, isMissing: data !== undefined && cards.length === 0, isFailed: error !== undefined && !fetching };
}

const speakerOf = ({ person, companyName, position }: Card): SpeakerValue => ({
  id: crypto.randomUUID(), userId: person.id, firstName: person.firstname, lastName: person.lastname, companyName, position,
  photo: person.profilePhoto ?? null,
});

const EMPTY: OutsideSpeaker = { firstName: '', lastName: '', companyName: '', position: '' };
const LABELS: Record<keyof OutsideSpeaker, string> = {
  firstName: 'First name', lastName: 'Last name', companyName: 'Company', position: 'Position',
};

interface OutsideProps { words: OutsideSpeaker; isSent: boolean; onChange(words: OutsideSpeaker | null): void; onAdd(): void }

function Outside({ words, isSent, onChange, onAdd }: OutsideProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const faults = speakerFaults(words);
  const add = () => {
    setLeft(new Set(Object.keys(LABELS)));
    if (Object.keys(faults).length === 0) onAdd();
  };
  return (
    <Named role="group" aria-label="Not on the platform">
      <H3 as="h3">Not on the platform</H3>
      <Grid>
        {(Object.keys(LABELS) as (keyof OutsideSpeaker)[]).map((name) => (
          <Field key={name} label={LABELS[name]} error={isSent || left.has(name) ? faults[name] : undefined}>
            <Input
              value={words[name]} autoComplete="off" onChange={({ target }) => onChange({ ...words, [name]: target.value })}
              onBlur={() => setLeft(new Set([...left, name]))}
            />
          </Field>
        ))}
      </Grid>
      <Row>
        <Button size="sm" onClick={add}>Add speaker</Button>
        <Button size="sm" variant="ghost" onClick={() => onChange(null)}>Cancel</Button>
      </Row>
    </Named>
  );
}
