import { useReadable, useShell } from '@heartwood/contract/kit';
import { Checkbox, mobile, Text } from '@heartwood/shared-ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import type { NotificationChoiceFragment, NotificationKind } from '../../generated/graphql';
import { ALWAYS_WORDS, KIND_GROUPS, WAYS, type Way } from './kinds';

const Frame = styled.div`overflow: auto; border: 1px solid var(--border); border-radius: var(--r-3);`;
const Table = styled.table`
  width: 100%; font-size: 13px; line-height: 18px;
  & th, & td { padding: 0 8px 0 16px; height: 46px; text-align: left; border-top: 1px solid var(--border); }
  & thead th, & tbody th[scope='rowgroup'] {
    background: var(--surface-sunken); font-size: 12px; font-weight: var(--fw-semi); color: var(--text-3);
  }
  & thead th { height: 36px; border-top: 0; white-space: nowrap; }
  & tr > :not(:first-child) { width: 96px; padding: 0 8px; text-align: center; }
  & tbody th[scope='rowgroup'] { height: 34px; }
  & tbody th[scope='row'] { padding-top: 6px; padding-bottom: 6px; font-weight: var(--fw-medium); }
  & td > * { vertical-align: middle; }
  ${mobile} { & th, & td { padding-top: 6px; padding-bottom: 6px; } & tr > :not(:first-child) { width: 56px; padding: 0 6px; } }
`;
const Hint = styled(Text)`font-weight: var(--fw-body); ${mobile} { display: block; }`;
const Why = styled(Hint)`display: block;`;

export interface ChoiceTableProps {
  choices: readonly NotificationChoiceFragment[];
  onChoose(kind: NotificationKind, way: Way, isOn: boolean): void;
}

/** A row for each kind, a column for each way of being told. */
export function ChoiceTable({ choices, onChoose }: ChoiceTableProps) {
  const { company } = useReadable(useShell().session);
  const choiceOf = (kind: NotificationKind) => choices.find((choice) => choice.kind === kind);
  return (
    <Frame>
      <Table aria-label="What you hear about">
        <thead>
          <tr><th scope="col">Kind</th>{WAYS.map(({ way, label }) => <th key={way} scope="col">{label}</th>)}</tr>
        </thead>
        {KIND_GROUPS.map((group) => (
          <tbody key={group.label}>
            <tr><th scope="rowgroup" colSpan={WAYS.length + 1}>{group.label}</th></tr>
            {group.kinds.map(({ kind, label, hint }) => {
              const choice = choiceOf(kind);
              if (!choice) return <Fragment key={kind} />;
              const why = choice.isAlwaysInApp ? ALWAYS_WORDS[kind] : undefined;
              return (
                <tr key={kind}>
                  <th scope="row">
                    {label} {hint === undefined ? null : <Hint size="small" tone="3">{hint.replace('{company}', company.name)}</Hint>}
                    {why === undefined ? null : <Why size="small" tone="3" id={`why-${kind}`}>{why}</Why>}
                  </th>
                  {WAYS.map(({ way, label: wayLabel }) => {
                    const isLocked = way === 'inApp' && choice.isAlwaysInApp;
                    return (
                      <td key={way}>
                        <Checkbox
                          checked={choice[way]} disabled={isLocked} aria-label={`${label}: ${wayLabel}`}
                          {...(why !== undefined && isLocked && { 'aria-describedby': `why-${kind}` })}
                          onChange={(isOn) => onChoose(kind, way, isOn)}
                        />
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        ))}
      </Table>
    </Frame>
  );
}
