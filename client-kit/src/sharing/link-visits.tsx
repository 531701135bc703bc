import { H3, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { momentWords, secondsWords, type KeptLink } from './kept-link';

export const LinkPart = styled.section`margin-top: 18px;`;
export const LinkLines = styled.ul`
  margin: 6px 0 0; padding: 0; list-style: none; font-size: 13px; line-height: 18px;
  & > li { padding: 6px 0; overflow-wrap: anywhere; }
  & > li + li { border-top: 1px solid var(--border); }
`;

/** Who came by a link, and what was done to it. */
export function LinkVisits({ link: { visits, history } }: { link: KeptLink }) {
  return (
    <>
      {visits.length === 0 ? null : (
        <LinkPart>
          <H3 as="h4">Who viewed</H3>
          <LinkLines>
            {visits.map(({ mail, views, seconds, lastAt }) => (
              <li key={lastAt + (mail ?? '')}>
                {mail ?? 'Somebody'} <Text size="small" tone="3">
                  {views === 1 ? 'once' : `${views} times`}, {secondsWords(seconds)}, {momentWords(lastAt)}
                </Text>
              </li>
            ))}
          </LinkLines>
        </LinkPart>
      )}
      {history.length === 0 ? null : (
        <LinkPart>
          <H3 as="h4">History</H3>
          <LinkLines>
            {history.map(({ name, text, createdAt }, at) => (
              <li key={at}>{name ?? 'Somebody'} {text} <Text size="small" tone="3">{momentWords(createdAt)}</Text></li>
            ))}
          </LinkLines>
        </LinkPart>
      )}
    </>
  );
}
