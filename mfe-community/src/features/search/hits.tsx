import { companyProfilePath, personName, userProfilePath } from '@heartwood/contract/domain';
import { useReadable } from '@heartwood/contract/kit';
import { Avatar, CompanyMark, HeartIcon, Icon, MessageCircleIcon } from '@heartwood/shared-ui';
import { relativeDay } from '@heartwood/shared-ui/dates';
import styled from 'styled-components';
import type { CompanyCardFragment, FoundPostFragment, PersonCardFragment } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';
import { CompanyRow, PersonRow, standingOf } from '../../person/rows';
import { keepRecent, keepTried, type Recent } from './kept-searches';
import { Marked } from './marked';
import { excerptOf } from './marks';
import { postPath } from '../../post/places';

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
  const open = () => keep({ kind: 'person', id: person.id, name, detail: card.companyName ?? 'No company', picture: person.profilePhoto ?? null });
  return <PersonRow card={card} onOpen={open} name={<Marked text={name} match={search} />} detail={<Marked text={standingOf(card)} match={search} />} />;
}

export function CompanyHit({ company, search }: { company: CompanyCardFragment; search: string }) {
  const keep = useKeep(search);
  const { shell } = useDesk();
  const { company: own } = useReadable(shell.session);
  const open = () => keep({ kind: 'company', id: company.id, name: company.name, detail: 'Company', picture: company.logo ?? null });
  return <CompanyRow company={company} isOwn={company.id === own.id} onOpen={open} name={<Marked text={company.name} match={search} />} />;
}

const Sheet = styled.article`
  position: relative; display: grid; gap: 8px; padding: 14px 16px; border: 1px solid var(--border); border-radius: var(--r-3); background: var(--surface);
  &:hover { border-color: var(--border-control); } font-size: var(--fs-small); line-height: var(--lh-small); color: var(--text-3);
  & > p { color: var(--text); font-size: 14px; line-height: 21px; overflow-wrap: anywhere; }
`;
const Who = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px;
  & > a { position: relative; z-index: 1; display: inline-flex; align-items: center; gap: 8px; color: var(--text); font-weight: var(--fw-semi); text-decoration: none; }
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
  const detail = [speaker ? 'Company post' : author?.companyName, relativeDay(createdAt)].filter(Boolean).join(' · ');
  return (
    <Sheet aria-label={`Post by ${name}`}>
      <Who>
        {speaker ? <a href={companyProfilePath(speaker.id)}><CompanyMark name={name} id={speaker.id} logo={speaker.logo} size={24} />{name}</a> : null}
        {!speaker && author ? (
          <a href={userProfilePath(author.person.id)}><Avatar id={author.person.id} name={name} photo={author.person.profilePhoto} size={24} alt="" />{name}</a>
        ) : null}
        {!speaker && !author ? name : null}
        <span>{detail}</span>
      </Who>
      <p dir="auto"><Words href={postPath(post.id)} onClick={open}><Marked text={words} match={search} /></Words></p>
      <Counts>
        <span><Icon as={HeartIcon} size={14} label="Likes" /> {likeCount}</span><span><Icon as={MessageCircleIcon} size={14} label="Comments" /> {commentCount}</span>
      </Counts>
    </Sheet>
  );
}
