import { useSettled } from '@heartwood/client-kit/keys';
import { NotLoaded, ShowMore, useFailure, useMore } from '@heartwood/client-kit/states';
import { personName } from '@heartwood/contract/domain';
import { Icon, LockIcon, Spinner, Text } from '@heartwood/shared-ui';
import { Fragment, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { channelPath, personPath } from '../../chat/addresses';
import { useDesk } from '../../chat/desk';
import { countOf, partnerOf, withPartner } from '../../chat/names';
import {
  SearchChannelsDocument, SearchMessagesDocument, type SearchMessagesQuery, type SearchMessagesQueryVariables,
} from '../../generated/graphql';
import { ChannelMark } from '../../inbox/channel-mark';
import { useJoinedChannels } from '../../inbox/use-lists';
import { FilterBar } from './filter-bar';
import { Hit, MessageHit, Rows } from './hit';
import { findsByItself, isFiltered, variablesOf, type SearchFilter } from './search-filter';
import { readTyped } from './typed-search';
import { useTypedFilter } from './use-typed-filter';

const Heading = styled.h2`padding: 12px 10px 4px; font-size: 12px; font-weight: var(--fw-semi); color: var(--text-3);`;
const Pad = styled.div`padding: 10px;`;

export interface SearchResultsProps {
  search: string;
  /** In one conversation; in all, and in the names of channels, when null. */
  channelId: string | null;
  filter: SearchFilter;
  onFilter(filter: SearchFilter): void;
  /** Something that was found is opened. */
  onOpen?(): void;
}

/** Messages and channels that hold a text, newest first; what narrows the search is chosen, or typed into the field. */
export function SearchResults({ search, channelId, filter, onFilter, onOpen }: SearchResultsProps) {
  const { shell } = useDesk();
  const typed = readTyped(useSettled(search));
  const asked = typed.words;
  const { filter: wanted, unknown } = useTypedFilter(typed, filter);
  const open = (path: string) => {
    shell.nav.navigate(path);
    onOpen?.();
  };
  // The arrows go from the field into what was found, through it, and back.
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const hits = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-hit]')];
    const at = hits.findIndex((hit) => hit === document.activeElement);
    event.preventDefault();
    if (at === 0 && step < 0) fieldOf(event.currentTarget)?.focus();
    else hits[Math.max(0, Math.min(hits.length - 1, at + step))]?.focus();
  };
  return (
    <>
      <FilterBar filter={wanted ?? filter} onChange={onFilter} isHere={channelId !== null} />
      {search.trim() === '' ? <Pad><Text size="small" tone="3">Or type {channelId === null ? TYPED : TYPED_HERE}.</Text></Pad> : null}
      {unknown === null ? null : <Pad><Text size="small" tone="3" role="status">{unknown}</Text></Pad>}
      <div onKeyDown={onKeyDown} data-hits>
        {channelId === null && asked !== '' && wanted && !isFiltered(wanted) ? <ChannelHits asked={asked} onOpen={open} /> : null}
        {wanted && (asked !== '' || findsByItself(wanted)) ? (
          <MessageHits
            key={JSON.stringify([asked, wanted])} asked={asked} variables={variablesOf(asked, channelId, wanted)}
            isHere={channelId !== null}
            onOpen={open}
          />
        ) : null}
      </div>
    </>
  );
}

const TYPED_HERE = 'from:, after:, before:, on: or has:file';
const TYPED = 'from:, in:, after:, before:, on: or has:file';

/** The field above the results. */
const fieldOf = (results: Element) => results.closest('[data-search]')?.querySelector('input');

interface HitsProps { asked: string; onOpen(path: string): void }

/** The list shows the joined channels that are loaded, and filters them itself: here are the rest of them, and those to join. */
function ChannelHits({ asked, onOpen }: HitsProps) {
  const [{ data }] = useQuery({ query: SearchChannelsDocument, variables: { search: asked }, requestPolicy: 'cache-and-network' });
  const page = data?.searchChannels;
  const more = useMore(page, SearchChannelsDocument, (after) => ({ search: asked, after }));
  const loaded = new Set(useJoinedChannels().entries?.map(({ id }) => id));
  // Those one can join come last: the next page goes on there.
  const last = useRef<HTMLUListElement>(null);
  const found = page?.nodes ?? [];
  const parts = [
    { heading: 'More of your channels', hits: found.filter(({ isJoined, channel }) => isJoined && !loaded.has(channel.id)) },
    { heading: 'Channels to join', hits: found.filter(({ isJoined }) => !isJoined) },
  ].filter(({ hits }) => hits.length > 0);
  return (
    <>
      {parts.map(({ heading, hits }, index) => (
        <Fragment key={heading}>
          <Heading>{heading}</Heading>
          <Rows ref={index === parts.length - 1 ? last : null} aria-label={heading}>
            {hits.map(({ channel }) => (
              <li key={channel.id}>
                <Hit type="button" data-hit onClick={() => onOpen(channelPath(channel))}>
                  <ChannelMark channel={channel} size={28} />
                  <span>
                    <b>{channel.name}</b> {channel.type === 'CLOSE' ? <Icon as={LockIcon} size={14} /> : null}
                    <p>{countOf(channel.participantCount)}</p>
                  </span>
                </Hit>
              </li>
            ))}
          </Rows>
        </Fragment>
      ))}
      <ShowMore isByHand more={more} rows={last} />
    </>
  );
}

interface MessageHitsProps extends HitsProps { variables: SearchMessagesQueryVariables; isHere: boolean }

function MessageHits({ asked, variables, isHere, onOpen }: MessageHitsProps) {
  const [messages, ask] = useQuery({ query: SearchMessagesDocument, variables, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(messages, ask);
  const page = messages.data?.searchMessages;
  const more = useMore(page, SearchMessagesDocument, (after) => ({ ...variables, after }));
  const rows = useRef<HTMLUListElement>(null);
  return (
    <>
      <Heading>{asked === '' ? 'Messages' : 'Messages with these words'}</Heading>
      {isFailed ? <NotLoaded what="Messages" onRetry={retry} /> : null}
      {!page && !isFailed ? <Pad><Spinner label="Searching" /></Pad> : null}
      {page?.nodes.length === 0 ? <Pad><Text size="small" tone="3">No message fits.</Text></Pad> : null}
      <Rows ref={rows}>
        {(page?.nodes ?? []).map(({ message, channel, person }) => (
          <MessageHit
            key={message.id} message={message} title={whereOf({ message, channel, person }, isHere)}
            onOpen={() => onOpen(person ? personPath(person, message.id) : channelPath(channel, message.id))}
            render={(text) => <Marked text={text} word={asked} />}
          />
        ))}
      </Rows>
      <ShowMore more={more} rows={rows} />
    </>
  );
}

/** Who said it and where; of a partner's conversation also whose visitor it is. */
function whereOf({ message, channel, person }: SearchMessagesQuery['searchMessages']['nodes'][number], isHere: boolean): string {
  const name = personName(message.author);
  if (isHere) return name;
  const partner = partnerOf(channel, person);
  if (channel.name) return `${name} in ${withPartner(channel.name, partner)}`;
  return message.author?.id === person?.id ? withPartner(name, partner) : `${name} to ${withPartner(personName(person), partner)}`;
}

function Marked({ text, word }: { text: string; word: string }) {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  if (at < 0 || word === '') return text;
  const from = Math.max(0, at - 40);
  return <>{from > 0 ? '…' : ''}{text.slice(from, at)}<mark>{text.slice(at, at + word.length)}</mark>{text.slice(at + word.length)}</>;
}
