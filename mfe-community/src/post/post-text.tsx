import { useShell } from '@heartwood/contract/kit';
import { TextLink } from '@heartwood/shared-ui';
import { MarkdownText } from '@heartwood/shared-ui/rich-text';
import { useMemo, useState } from 'react';
import styled, { css } from 'styled-components';
import type { PostWordsFragment, PostMentionedFragment } from '../generated/graphql';
import { tagPath } from './places';
import { namedIn, namedPath } from './who';

const Words = styled.div<{ $isLong: boolean; $size: 'feed' | 'page' }>`
  font-size: ${({ $size }) => ($size === 'page' ? '16px' : '14px')}; line-height: ${({ $size }) => ($size === 'page' ? '25px' : '22px')};
  ${({ $isLong }) => $isLong && css`display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 10;`}
`;
const Tags = styled.p`
  display: flex; flex-wrap: wrap; gap: 2px 8px; margin-top: 6px; font-size: 14px; line-height: 22px;
  & > a { color: var(--link); font-weight: var(--fw-medium); text-decoration: none; } & > a:hover { text-decoration: underline; }
`;

/** From so many letters on a list shows the beginning alone. */
const LONG = 900;

/** What somebody wrote, with the people and companies that it names. */
export function Written({ text, mentions }: { text: string; mentions: readonly PostMentionedFragment[] }) {
  const { user } = useShell().session.get();
  const people = useMemo(() => namedIn(mentions), [mentions]);
  return <MarkdownText text={text} people={people} selfId={user.id} hrefOf={namedPath} />;
}

export interface PostTextProps { post: Pick<PostWordsFragment, 'content' | 'mentions' | 'tags'>; size?: 'feed' | 'page' }

export function PostText({ post: { content, mentions, tags }, size = 'feed' }: PostTextProps) {
  const [isWhole, setWhole] = useState(size === 'page' || content.length <= LONG);
  return (
    <div>
      {content === '' ? null : <Words $isLong={!isWhole} $size={size}><Written text={content} mentions={mentions} /></Words>}
      {isWhole ? null : <TextLink as="button" type="button" onClick={() => setWhole(true)}>Show all of it</TextLink>}
      {tags.length > 0 ? <Tags>{tags.map(({ id, name }) => <a key={id} href={tagPath(name)}>#{name}</a>)}</Tags> : null}
    </div>
  );
}
