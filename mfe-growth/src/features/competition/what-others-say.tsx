import { H3, mobile, Text, TextLink } from '@heartwood/shared-ui';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { RowsProps } from '../../area-page/bodies';
import { MissingRow } from '../../area-page/rows/missing-row';
import { modulePath } from '../../module/module-page';
import { inOrder } from './comparison-cells';
import type { CompetitionArea } from './competition-area';
import { CompetitorMark } from './competitor-mark';

const Head = styled.div`display: flex; align-items: baseline; justify-content: space-between; gap: 12px; margin-bottom: 8px;`;
const Others = styled.dl`
  margin: 0;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  & > div {
    display: grid; grid-template-columns: 205px minmax(0, 1fr); gap: 4px 12px; align-items: center; min-height: 44px; padding: 8px 14px;
  }
  & > div + div { border-top: 1px solid var(--border); }
  & dt {
    display: flex; align-items: center; gap: 10px; min-width: 0; font-size: 13px; line-height: 18px; font-weight: var(--fw-semi);
    overflow-wrap: anywhere;
  }
  & dd { margin: 0; font-size: 13px; line-height: 19px; color: var(--text-2); overflow-wrap: anywhere; }
  ${mobile} { & > div { grid-template-columns: minmax(0, 1fr); min-height: 60px; } }
`;

/** What the point of differentiation leans on: how each of the others sets itself apart. Nothing where the comparison is not shown. */
export function WhatOthersSay({ area: { competitors, modules } }: RowsProps<CompetitionArea>) {
  const others = inOrder(competitors).filter(({ isSelf }) => !isSelf);
  const path = modulePath('comparison');
  if (modules.find(({ key }) => key === 'comparison')?.isHidden) return null;
  return (
    <section aria-label="What the others say of themselves">
      <Head>
        <H3 as="h2">What the others say of themselves</H3>
        <TextLink as={Link} to={path} style={{ fontSize: 12 }}>Open Comparison</TextLink>
      </Head>
      {others.length === 0 ? <MissingRow text="Nobody to be different from yet: the comparison names no competitor." /> : (
        <Others>
          {others.map((each) => (
            <div key={each.id}>
              <dt><CompetitorMark competitor={each} size={24} />{each.name}</dt>
              <dd>{each.pointOfDifferentiation ?? <Text tone="3">Nothing yet</Text>}</dd>
            </div>
          ))}
        </Others>
      )}
    </section>
  );
}
