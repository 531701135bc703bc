import { isModuleKey, moduleOf, modulePlace } from '@heartwood/contract/domain';
import { useReadable, useShell } from '@heartwood/contract/kit';
import { Badge, Segment, TextLink } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { PostCardFragment } from '../generated/graphql';

const Head = styled.div`
  display: flex; align-items: center; gap: 8px; padding-bottom: 8px; border-bottom: 1px solid var(--border); font-size: 12px;
  line-height: 17px; color: var(--text-2);
  & > :nth-child(2) { flex: 1; min-width: 0; } & b { font-weight: var(--fw-semi); color: var(--text); }
`;

/** The words of a question. */
export const Asked = styled.div`
  padding: 2px 0 2px 14px; border-left: 3px solid var(--text);
  & p, & li { font-size: 17px; line-height: 24px; font-weight: var(--fw-semi); letter-spacing: -.01em; }
`;

/** Over a validation post: of which module it asks. Its own people open the module from here. */
export function QuestionHead(
  { post: { validationField, answers, company } }: { post: Pick<PostCardFragment, 'validationField' | 'answers' | 'company'> },
) {
  const isOwn = useReadable(useShell().session).company.id === company?.id;
  const key = validationField ?? '';
  if (!isModuleKey(key)) return null;
  const count = answers ? answers.confirms + answers.unsure + answers.contradicts : 0;
  return (
    <Head>
      <Segment solid label="" />
      <span>Question for <b>{moduleOf(key).label}</b>{company ? ` in ${company.name}’s plan` : ''}</span>
      {isOwn ? <TextLink href={modulePlace(key)}>Open module</TextLink> : <Badge>{count === 1 ? '1 answer' : `${count} answers`}</Badge>}
    </Head>
  );
}
