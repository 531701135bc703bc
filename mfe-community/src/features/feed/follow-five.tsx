import { Button, EmptyState, RefreshCwIcon, Tally } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { SuggestionsDocument } from '../../generated/graphql';
import { CompanyRow, PersonRow } from '../../person/rows';
import { reasonWords } from './reason';

const WANTED = 5;

const Count = styled.p`
  display: flex; align-items: center; justify-content: center; gap: 10px; padding-bottom: 16px; color: var(--text-2);
  font-size: var(--fs-small); line-height: var(--lh-small);
`;
const Rows = styled.ul`margin: 0; padding: 0; list-style: none; & > li { padding: 10px 16px; border-top: 1px solid var(--border); }`;
const Foot = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px; padding: 12px 16px; border-top: 1px solid var(--border);
  border-radius: 0 0 var(--r-3) var(--r-3); background: var(--surface-sunken);
`;

/** In place of an empty feed: five to begin with. */
export function FollowFive({ onShow, onEverybody }: { onShow: () => void; onEverybody: () => void }) {
  const [{ data }, ask] = useQuery({ query: SuggestionsDocument });
  const [turn, setTurn] = useState(0);
  const people = data?.popularUsers ?? [];
  const companies = data?.popularCompanies ?? [];
  const all = [
    ...people.map(({ user, ...why }) => ({ key: user.person.id, isFollowed: user.isFollowed, user, company: null, ...why })),
    ...companies.map(({ company, ...why }) => ({ key: company.id, isFollowed: company.isFollowed, user: null, company, ...why })),
  ];
  const offered = all.length <= WANTED ? all : all.map((_each, nth) => all[(nth + turn * WANTED) % all.length]).slice(0, WANTED);
  const followed = all.filter(({ isFollowed }) => isFollowed).length;
  const others = () => {
    if (all.length > WANTED) setTurn(turn + 1);
    else ask({ requestPolicy: 'network-only' });
  };
  return (
    <>
      <EmptyState
        title="Your feed is still hollow" text="Follow five people or companies and what they learn appears here, newest first."
        {...(all.length === 0 && { action: <Button onClick={onEverybody}>See what everybody writes</Button> })}
      />
      {all.length > 0 ? (
        <>
          <Count>
            <Tally done={{ done: Math.min(followed, WANTED), total: WANTED }} label="Followed" /> {followed} of {WANTED} followed
          </Count>
          <Rows>
            {offered.map((each) => each && (
              <li key={each.key}>
                {each.user ? (
                  <PersonRow
                    card={each.user} size={40} detail={`${each.user.companyName ?? 'No company'} · ${reasonWords(each.reason, each.count)}`}
                  />
                ) : null}
                {each.company ? <CompanyRow company={each.company} size={40} detail={reasonWords(each.reason, each.count)} /> : null}
              </li>
            ))}
          </Rows>
          <Foot>
            <Button variant="ghost" icon={RefreshCwIcon} onClick={others}>Show others</Button>
            {followed > 0
              ? <Button variant="primary" onClick={onShow}>Show my feed</Button>
              : <Button onClick={onEverybody}>See what everybody writes</Button>}
          </Foot>
        </>
      ) : null}
    </>
  );
}
