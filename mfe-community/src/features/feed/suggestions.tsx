import { Button, Skeleton, Text } from '@heartwood/shared-ui';
import { useQuery } from 'urql';
import { useFailure } from '@heartwood/client-kit/states';
import { SuggestedTagsDocument, SuggestionsDocument } from '../../generated/graphql';
import { CompanyRow, PersonRow } from '../../person/rows';
import { RailHead } from '../../post/reading-page';
import { TagChips } from '../../post/tag-chips';
import { reasonWords } from './reason';

/** Beside the feed stand fewer than in an empty one. */
const FEW = 3;

/** Whom and what one could follow, and why. */
export function Suggestions() {
  const [asked, ask] = useQuery({ query: SuggestionsDocument });
  const [{ data: tags }] = useQuery({ query: SuggestedTagsDocument });
  const { isFailed, retry } = useFailure(asked, ask);
  if (isFailed) return <Text as="p" tone="3">Suggestions could not be loaded. <Button size="sm" onClick={retry}>Try again</Button></Text>;
  const people = asked.data?.popularUsers.slice(0, FEW);
  const companies = asked.data?.popularCompanies.slice(0, FEW);
  return (
    <>
      {people?.length === 0 ? null : (
        <section aria-label="People to follow">
          <RailHead>People to follow</RailHead>
          {people?.map(({ user, reason, count }) => (
            <PersonRow
              key={user.person.id} card={user} detail={<>{user.companyName ?? 'No company'}<br />{reasonWords(reason, count)}</>}
            />
          )) ?? <Rows />}
        </section>
      )}
      {companies?.length === 0 ? null : (
        <section aria-label="Companies to follow">
          <RailHead>Companies to follow</RailHead>
          {companies?.map(({ company, reason, count }) => (
            <CompanyRow key={company.id} company={company} detail={reasonWords(reason, count)} />
          )) ?? <Rows />}
        </section>
      )}
      {tags && tags.suggestedTags.length > 0 ? (
        <section aria-label="Tags to follow">
          <RailHead>Tags to follow</RailHead>
          <TagChips tags={tags.suggestedTags} label="Tags to follow" />
        </section>
      ) : null}
    </>
  );
}

function Rows() {
  return <>{[1, 2, 3].map((nth) => <Skeleton key={nth} height={36} />)}</>;
}
