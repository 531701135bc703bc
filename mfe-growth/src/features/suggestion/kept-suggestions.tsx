import { useCompany } from '@heartwood/client-kit/company';
import { Text } from '@heartwood/shared-ui';
import { relativeDay } from '@heartwood/shared-ui/dates';
import { parseRichText, RichTextView } from '@heartwood/shared-ui/rich-text';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { KeptSuggestionsDocument, type ModuleKey } from '../../generated/graphql';

const Kept = styled.details`
  margin: 8px 0 12px;
  padding: 0 10px;
  font-size: 13px;
  line-height: 20px;
  & > summary { padding: 6px 0; font-weight: var(--fw-semi); cursor: pointer; }
  & ol { display: flex; flex-direction: column; gap: 10px; margin: 6px 0 0; padding: 0; list-style: none; }
  & li { padding-bottom: 10px; overflow-wrap: anywhere; }
  & li + li { padding-top: 10px; border-top: 1px solid var(--border); }
`;

/** What was proposed to whoever looks, put into the text or not; nobody else sees it. Nothing where there was none. */
export function KeptSuggestions({ module: { key } }: { module: { key: ModuleKey | null } }) {
  const { companyId } = useCompany();
  const [{ data }] = useQuery({ query: KeptSuggestionsDocument, variables: { companyId, key }, requestPolicy: 'cache-and-network' });
  const kept = data?.keptSuggestions ?? [];
  if (kept.length === 0) return null;
  return (
    <Kept>
      <summary>Suggestions you had, {kept.length}</summary>
      <Text size="small" tone="3">Only you see them. They are kept for 30 days.</Text>
      <ol aria-label="Suggestions you had">
        {kept.map(({ id, text, createdAt }) => (
          <li key={id}>
            <Text as="p" size="small" tone="3"><time dateTime={createdAt}>{relativeDay(createdAt)}</time></Text>
            <RichTextView value={parseRichText(text)} />
          </li>
        ))}
      </ol>
    </Kept>
  );
}
