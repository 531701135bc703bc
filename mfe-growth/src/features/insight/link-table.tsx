import { personName, shareSectionTitle, SHARE_SECTIONS } from '@heartwood/contract/domain';
import { Avatar, TextLink } from '@heartwood/shared-ui';
import { formatDate, relativeDay } from '@heartwood/shared-ui/dates';
import styled from 'styled-components';
import type { InsightQuery } from '../../generated/graphql';
import { PITCH } from '../../module/places';

type Link = NonNullable<InsightQuery['insight']>['shareLinks'][number];

const Frame = styled.div`
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  overflow: auto;
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  & table { width: 100%; min-width: 760px; border-collapse: collapse; font-size: 13px; line-height: 18px; }
  & :is(th, td) { padding: 10px 14px; text-align: left; font-weight: 450; color: var(--text-2); }
  & thead th { background: var(--surface-sunken); font-weight: var(--fw-semi); }
  & tbody tr > * { border-top: 1px solid var(--border); }
  & :is([data-right]) { text-align: right; font-variant-numeric: tabular-nums; }
  & td[data-strong] { color: var(--text); font-weight: var(--fw-semi); }
`;
const By = styled.span`display: flex; align-items: center; gap: 8px;`;

/** Links to the company, the most opened first; each leads to what is known of its visits. */
export function LinkTable({ links }: { links: readonly Link[] }) {
  return (
    <Frame tabIndex={0} role="group" aria-label="Share links">
      <table>
        <thead>
          <tr>
            <th scope="col">Share link</th><th scope="col">Sections</th><th scope="col">Made by</th>
            <th scope="col" data-right>Views</th><th scope="col" data-right>Last opened</th><th scope="col">Expires</th>
          </tr>
        </thead>
        <tbody>
          {links.map(({ id, name, sections, createdBy, views, lastOpenedAt, expiresAt }) => (
            <tr key={id}>
              <th scope="row"><TextLink href={`${PITCH}?share=${id}`}>{name}</TextLink></th>
              <td>{sectionWords(sections)}</td>
              <td>
                <By>
                  {createdBy ? (
                    <Avatar id={createdBy.id} name={personName(createdBy)} photo={createdBy.profilePhoto ?? null} alt="" size={20} />
                  ) : null}
                  {personName(createdBy)}
                </By>
              </td>
              <td data-right data-strong>{views.toLocaleString('en-US')}</td>
              <td data-right>{lastOpenedAt ? relativeDay(lastOpenedAt) : 'Never'}</td>
              <td>{expiresAt ? formatDate(expiresAt) : 'Never'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

function sectionWords(sections: Link['sections']): string {
  return sections.length === SHARE_SECTIONS.length ? 'All' : sections.map(shareSectionTitle).join(', ');
}
