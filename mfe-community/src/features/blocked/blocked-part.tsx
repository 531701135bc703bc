import { NotLoaded, useFailure } from '@heartwood/client-kit/states';
import { companyProfilePath, personName, userProfilePath } from '@heartwood/contract/domain';
import {
  Avatar, BellOffIcon, Button, Card, CompanyMark, EmptyState, EyeOffIcon, H1, HashIcon, Icon, Skeleton, Text, VisuallyHidden,
} from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { BlockedAndMutedDocument, type BlockedAndMutedQuery } from '../../generated/graphql';
import { tagPath } from '../../post/places';
import { usePersonCommands } from '../../person/use-person-commands';
import { noticeShown, useHearAgain, type MutedNotice } from './muted-notices';

const List = styled.ul`
  margin: 0; padding: 0; list-style: none; & > li + li { border-top: 1px solid var(--border); }
  & > li { display: flex; align-items: center; gap: 12px; padding: 10px 14px; font-size: var(--fs-small); line-height: var(--lh-small); }
  & > li > div { flex: 1; min-width: 0; overflow-wrap: anywhere; color: var(--text-3); }
  & b, & a { display: block; width: fit-content; font-size: 13px; font-weight: var(--fw-semi); color: var(--text); text-decoration: none; }
  & a:hover { text-decoration: underline; }
`;
const Sign = styled.span`display: grid; place-items: center; flex: none; width: 36px; height: 36px; color: var(--text-2);`;
const Lead = styled(Text)`margin: 4px 0 16px;`;

const day = (moment: string) => new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** /app/settings/blocked: whom one has blocked, and what one reads less of. Its place is the settings page's. */
export function BlockedPart() {
  const [asked, ask] = useQuery({ query: BlockedAndMutedDocument, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  if (isFailed) return <NotLoaded what="Your list" onRetry={retry} />;
  return (
    <div>
      <H1 tabIndex={-1}>Muted and blocked</H1>
      <Lead as="p" size="dense" tone="2">
        Who is blocked cannot see, find or write to you, nor you them. What is muted is left out of your lists, and nobody is told.
      </Lead>
      {asked.data ? <Rows all={asked.data.blockedAndMuted} notices={asked.data.mutedNotices} /> : (
        <div aria-busy="true"><VisuallyHidden role="status">Loading</VisuallyHidden><Skeleton height={170} /></div>
      )}
    </div>
  );
}

type All = BlockedAndMutedQuery['blockedAndMuted'];

function Rows({ all: { blocked, muted }, notices }: { all: All; notices: readonly MutedNotice[] }) {
  const { unblock, unmute } = usePersonCommands();
  const hearAgain = useHearAgain();
  if (blocked.length === 0 && muted.length === 0 && notices.length === 0) {
    return <Card><EmptyState
      title="Nobody is blocked, and nothing muted" text="Block or mute from the menu of a profile or a post. It appears here."
    /></Card>;
  }
  return (
    <Card>
      <List>
        {blocked.map(({ person, since }) => {
          const name = personName(person);
          return (
            <Row
              key={person.id} lead={<Avatar id={person.id} name={name} photo={person.profilePhoto} size={36} alt="" />} name={name}
              path={userProfilePath(person.id)} words={`Blocked ${day(since)}`} verb="Unblock"
              onPress={() => void unblock({ id: person.id, name })}
            />
          );
        })}
        {muted.map((row) => {
          const shown = shownOf(row);
          const until = row.until == null ? null : String(row.until);
          return (
            <Row
              key={`${row.kind} ${row.subject}`} {...shown} words={until === null ? 'Muted, no end' : `Muted until ${day(until)}`}
              verb="Unmute"
              onPress={() => void unmute({ kind: row.kind, subject: row.subject, name: shown.name }, until)}
            />
          );
        })}
        {notices.map((notice) => (
          <Row
            key={notice.subject} lead={<Sign><Icon as={BellOffIcon} size={16} /></Sign>} {...noticeShown(notice)} words="No notifications"
            verb="Unmute" onPress={() => hearAgain(notice)}
          />
        ))}
      </List>
    </Card>
  );
}

function shownOf({ kind, subject, person, companyName }: All['muted'][number]): { name: string; lead: ReactNode; path?: string } {
  if (kind === 'PERSON') {
    const name = personName(person);
    return {
      name, lead: <Avatar id={subject} name={name} photo={person?.profilePhoto} size={36} alt="" />, path: userProfilePath(subject),
    };
  }
  if (kind === 'COMPANY') {
    const name = companyName ?? 'A company that is gone';
    return { name, lead: <CompanyMark name={name} id={subject} size={36} />, path: companyProfilePath(subject) };
  }
  if (kind === 'TAG') return { name: `#${subject}`, lead: <Sign><Icon as={HashIcon} size={16} /></Sign>, path: tagPath(subject) };
  return { name: `“${subject}”`, lead: <Sign><Icon as={EyeOffIcon} size={16} /></Sign> };
}

interface RowProps { lead: ReactNode; name: string; path?: string; words: string; verb: string; onPress(): void }

function Row({ lead, name, path, words, verb, onPress }: RowProps) {
  return (
    <li>
      {lead}
      <div>{path === undefined ? <b>{name}</b> : <a href={path}>{name}</a>}{words}</div>
      <Button size="sm" aria-label={`${verb} ${name}`} onClick={onPress}>{verb}</Button>
    </li>
  );
}
