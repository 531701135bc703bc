import { ESSENCES, type PlanLevel } from '@heartwood/contract/domain';
import { H3, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { MissingRow } from '../../area-page/rows/missing-row';
import { wordFor } from '../../area-page/open-rows/row-words';
import type { KeyPartnerFieldsFragment as Partner, KeyResourceFieldsFragment as Resource } from '../../generated/graphql';

const Frame = styled.section`margin-top: 16px; & > ul { display: grid; gap: 8px; margin: 8px 0 0; padding: 0; list-style: none; }`;
const Name = styled.b`font-weight: var(--fw-semi); color: var(--text); overflow-wrap: anywhere;`;

const ESSENTIAL: PlanLevel = 'HIGH';

export interface ResourcesAloneProps {
  resources: readonly Resource[];
  partners: readonly Partner[];
  /** Absent for who may not add a partner. */
  onName?(resourceId: string): void;
}

/** The essential resources that no partner runs: whoever names the partner begins here. */
export function ResourcesAlone({ resources, partners, onName }: ResourcesAloneProps) {
  const run = new Set(partners.flatMap(({ resourceIds }) => resourceIds));
  const alone = resources.filter(({ id, essence }) => essence === ESSENTIAL && !run.has(id));
  if (alone.length === 0) return null;
  return (
    <Frame aria-label="Resources without a partner">
      <H3 as="h2">Resources without a partner</H3>
      <ul>
        {alone.map(({ id, name, type, essence }) => (
          <li key={id}>
            <MissingRow
              text={<><Name>{name}</Name> <Text size="small" tone="3">
                {[type, wordFor(ESSENCES, essence).toLowerCase()].filter(Boolean).join(' · ')}
              </Text></>}
              actionLabel="Name who runs it" actionFor={name} onAction={onName && (() => onName(id))}
            />
          </li>
        ))}
      </ul>
    </Frame>
  );
}
