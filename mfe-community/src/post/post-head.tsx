import { isFeeling, feelingEmoji } from '@heartwood/contract/domain';
import { Avatar, CompanyMark } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PostWordsFragment, PostCardFragment } from '../generated/graphql';
import { postPath } from './places';
import { PostTime } from './post-time';
import { VISIBILITY } from './visibility';
import { authorName, authorPath, standingOf } from './who';

const Head = styled.header`
  display: flex; align-items: flex-start; gap: 12px; min-width: 0; font-size: var(--fs-dense); line-height: var(--lh-dense);
  & > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
`;
const Name = styled.a`color: inherit; font-weight: var(--fw-semi); text-decoration: none; &[href]:hover { text-decoration: underline; }`;
const Feels = styled.span`color: var(--text-2);`;
const Facts = styled.p`
  color: var(--text-3); font-size: var(--fs-small); line-height: var(--lh-small);
  & a { color: inherit; text-decoration: none; } & a:hover { text-decoration: underline; }
`;
const FaceLink = styled.a`flex: none; line-height: 0; border-radius: 50%;`;

type Headed = PostWordsFragment | PostCardFragment;

export interface PostHeadProps { post: Headed; size?: number; isExact?: boolean; menu?: ReactNode }

/** Who wrote it, how they feel, when, and who sees it. */
export function PostHead({ post, size = 40, isExact = false, menu }: PostHeadProps) {
  const { id, author, company, isCompanyPost, postFeeling, createdAt, postType, isEdited } = post;
  const name = authorName(post);
  const path = authorPath(post);
  const href = path === null ? {} : { href: path };
  const standing = isCompanyPost ? 'Company post' : author ? standingOf(author) : null;
  const face = isCompanyPost && company
    ? <CompanyMark name={name} id={company.id} logo={company.logo} size={size} />
    : <Avatar id={author?.person.id ?? ''} name={author ? name : ''} photo={author?.person.profilePhoto} size={size} alt="" />;
  return (
    <Head>
      {path === null ? face : <FaceLink href={path} tabIndex={-1} aria-hidden>{face}</FaceLink>}
      <div>
        <p>
          <Name {...href}>{name}</Name>
          {postFeeling != null && isFeeling(postFeeling)
            ? <Feels> is feeling <span aria-hidden>{feelingEmoji(postFeeling)}</span> {postFeeling}</Feels>
            : null}
        </p>
        <Facts>
          {standing === null ? null : `${standing} · `}
          <a href={postPath(id)}><PostTime iso={createdAt} isExact={isExact} /></a>
          {` · ${VISIBILITY[postType].label}`}{isEdited ? ' · edited' : ''}
        </Facts>
      </div>
      {menu}
    </Head>
  );
}
