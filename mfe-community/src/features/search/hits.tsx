import { companyProfilePath, personName, userProfilePath } from '@heartwood/contract/domain';
import { useReadable } from '@heartwood/contract/kit';
import { Avatar, CompanyMark, HashIcon, HeartIcon, Icon, MessageCircleIcon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type {
  CompanyCardFragment, FoundEventFragment, FoundPostFragment, FoundTagFragment, PersonCardFragment,
} from '../../generated/graphql';
import { useDesk } from '../../notification/desk';
import { CompanyRow, PersonRow, standingOf } from '../../person/rows';
import { keepRecent, keepTried, type Recent } from './kept-searches';
import { Marked } from './marked';
import { excerptOf } from './marks';
import { postPath, tagPath } from '../../post/places';
import { PostTime } from '../../post/post-time';
import { EventLine } from '../../event/event-lines';

/** What was opened, and what it was found by, is at hand the next time. */
function useKeep(search: string) {
  const { shell } = useDesk();
  return (opened: Recent) => {
    keepRecent(shell.drafts, opened);
    keepTried(shell.drafts, search);
  };
}

export function PersonHit({ card, search }: { card: PersonCardFragment; search: string }) {
  const keep = useKeep(search);
  const { person } = card;
  const name = personName(person);
  const open = () => (
    keep({ kind: 'person', id: person.id, name, detail: card.companyName ?? 'No company', picture: person.profilePhoto ?? null })
  );
  return <PersonRow
    card={card} onOpen={open} name={<Marked text={name} match={search} />} detail={<Marked text={standingOf(card)} match={search} />}
  />;
}

export function CompanyHit({ company, search }: { company: CompanyCardFragment; search: string }) {
  const keep = useKeep(search);
  const { shell } = useDesk();
  const { company: own } = useReadable(shell.session);
  const open = () => keep({ kind: 'company', id: company.id, name: company.name, detail: 'Company', picture: company.logo ?? null });
  return <CompanyRow company={company} isOwn={company.id === own.id} onOpen={open} name={<Marked text={company.name} match={search} />} />;
}

const Sheet = styled.article`
  position: relative; display: grid; gap: 8px; padding: 14px 16px; border: 1px solid var(--border); border-radius: var(--r-3);
  background: var(--surface);
  &:hover { border-color: var(--border-control); } font-size: var(--fs-small); line-height: var(--lh-small); color: var(--text-3);
  & > p { color: var(--text); font-size: 14px; line-height: 21px; overflow-wrap: anywhere; }
`;
const Who = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px;
  & > a {
    position: relative; z-index: 1; display: inline-flex; align-items: center; gap: 8px; color: var(--text); font-weight: var(--fw-semi);
    text-decoration: none;
  }
  & > a:hover { text-decoration: underline; }
`;
// The whole card leads to the post; its words are the link.
const Words = styled.a`
  color: inherit; text-decoration: none; &::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-3); }
  &:focus-visible { outline: none; } &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
const Counts = styled.footer`display: flex; gap: 14px; & > span { display: inline-flex; align-items: center; gap: 5px; }`;

export function PostHit({ post, search }: { post: FoundPostFragment; search: string }) {
  const keep = useKeep(search);
  const { author, company, isCompanyPost, createdAt, likeCount, commentCount } = post;
  const speaker = isCompanyPost && company ? company : null;
  const name = speaker?.name ?? (author ? personName(author.person) : 'Deleted account');
  const words = excerptOf(post.content, search);
  const open = () => keep({ kind: 'post', id: post.id, name: words.slice(0, 80), detail: `Post by ${name}`, picture: null });
  const standing = speaker ? 'Company post' : author?.companyName;
  return (
    <Sheet aria-label={`Post by ${name}`}>
      <Who>
        {speaker
          ? <a href={companyProfilePath(speaker.id)}><CompanyMark name={name} id={speaker.id} logo={speaker.logo} size={24} />{name}</a>
          : null}
        {!speaker && author ? (
          <a href={userProfilePath(author.person.id)}>
            <Avatar id={author.person.id} name={name} photo={author.person.profilePhoto} size={24} alt="" />
            {name}
          </a>
        ) : null}
        {!speaker && !author ? name : null}
        <span>{standing ? `${standing} · ` : null}<PostTime iso={createdAt} /></span>
      </Who>
      <p dir="auto"><Words href={postPath(post.id)} onClick={open}><Marked text={words} match={search} /></Words></p>
      <Counts>
        <span>
          <Icon as={HeartIcon} size={14} label="Likes" /> {likeCount}
        </span><span><Icon as={MessageCircleIcon} size={14} label="Comments" /> {commentCount}</span>
      </Counts>
    </Sheet>
  );
}

const TagLine = styled.a`
  display: flex; align-items: center; gap: 12px; color: inherit; text-decoration: none; font-size: var(--fs-small);
  line-height: var(--lh-small);
  & > :first-child {
    display: grid; place-items: center; flex: none; width: 36px; height: 36px; border-radius: var(--r-2); background: var(--surface-hover);
  }
  & b { display: block; font-size: 13px; font-weight: var(--fw-semi); overflow-wrap: anywhere; } & span > span { color: var(--text-3); }
  &:hover b { text-decoration: underline; text-underline-offset: 3px; }
`;

export function TagHit({ tag: { id, name, usageCount }, search }: { tag: FoundTagFragment; search: string }) {
  const keep = useKeep(search);
  return (
    <TagLine href={tagPath(name)} onClick={() => keep({ kind: 'tag', id, name: `#${name}`, detail: 'Tag', picture: null })}>
      <span><Icon as={HashIcon} size={16} /></span>
      <span><b>#<Marked text={name} match={search} /></b> <span>{usageCount} {usageCount === 1 ? 'post' : 'posts'}</span></span>
    </TagLine>
  );
}

export function EventHit({ event, search }: { event: FoundEventFragment; search: string }) {
  const keep = useKeep(search);
  const open = () => keep({ kind: 'event', id: event.id, name: event.name, detail: 'Event', picture: null });
  return <EventLine event={event} onOpen={open} name={<Marked text={event.name} match={search} />} />;
}
