import { moduleOf, testReason } from '@heartwood/contract/domain';
import { Button, ChevronRightIcon, H2, H3, Icon, mobile, Text } from '@heartwood/shared-ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { SourceDoor } from '../../area-page/source/source-door';
import { dayWords } from '../../module/due-date';
import { modulePath } from '../../module/module-page';
import type { Assumption } from './assumptions.model';

const Side = styled.aside`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 18px;
  width: 300px;
  padding: 20px;
  border-left: 1px solid var(--border);
  @container board (max-width: 899.98px) { width: auto; border-left: 0; border-top: 1px solid var(--border); }
  ${mobile} { padding: 16px; }
`;
const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 16px;
  border: 1px solid var(--accent-line);
  border-radius: var(--r-3);
  background: var(--accent-soft);
  & > header { display: flex; justify-content: space-between; gap: 8px; font-size: 12px; line-height: 17px; color: var(--text-2); }
  & > header > b { font-weight: var(--fw-semi); color: var(--accent-strong); }
  & > h2 { font-size: 15px; line-height: 20px; overflow-wrap: anywhere; }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 8px;
  margin: 4px 0 6px;
  font-size: 12.5px;
  line-height: 18px;
  & > dt { color: var(--text-2); }
  & > dd { margin: 0; overflow-wrap: anywhere; }
`;
const Queue = styled.ol`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--border);
  border-radius: 10px;
  & > li + li { border-top: 1px solid var(--border); }
`;
const Later = styled(Link)`
  display: flex;
  gap: 10px;
  align-items: center;
  padding: 10px 12px;
  color: inherit;
  font-size: 13px;
  line-height: 18px;
  text-decoration: none;
  & > span:nth-child(2) { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  & b { display: block; font-weight: var(--fw-semi); }
  & small { font-size: 12px; line-height: 17px; color: var(--text-3); }
  &:hover { background: var(--surface-hover); }
`;

/** How many of those that come after are named. */
const SHOWN = 2;

/** What to find out next, and then. */
export function NextTest({ tests, companyId }: { tests: readonly Assumption[]; companyId: string }) {
  const [next, ...later] = tests;
  const side = useRef<HTMLElement>(null);
  const shown = useRef(next?.key);
  useEffect(() => {
    if (shown.current === next?.key) return;
    shown.current = next?.key;
    // The panel of the test that has its result goes with it, and the focus to where the next one is answered.
    if (document.activeElement === document.body) side.current?.querySelector('button')?.focus();
  }, [next?.key]);
  if (!next) return null;
  const { key, words, module, evidence, strength, status } = next;
  const canEdit = module.canEdit && !module.isLocked;
  const { test, passesIf } = module.assumptionData ?? {};
  const until = untilWords(next);
  return (
    <Side ref={side} aria-label="Next test">
      <Card>
        <header><b>Next test</b><span>{moduleOf(key).label}</span></header>
        <H2>{words}</H2>
        <Text size="small" tone="2">{testReason(next)}</Text>
        <Facts>
          <dt>Test</dt><dd>{test ?? 'Not written down yet'}</dd>
          {passesIf ? <><dt>Passes if</dt><dd>{passesIf}</dd></> : null}
          {until ? <><dt>Until</dt><dd>{until}</dd></> : null}
        </Facts>
        {canEdit ? (
          <SourceDoor
            key={key}
            subject={{ key, rowId: null, field: null }} module={{ companyId, assumptionData: module.assumptionData }} name={words} canEdit
            status={status} strength={strength} count={evidence.length} evidence={evidence} startsWriting
          >
            <Button variant="primary" block>Add result</Button>
          </SourceDoor>
        ) : null}
      </Card>
      {later.length > 0 ? (
        <section>
          <H3 as="h2" style={{ fontSize: 13 }}>Then</H3>
          <Queue start={2}>
            {later.slice(0, SHOWN).map((each, index) => (
              <li key={each.key}>
                <Later to={modulePath(each.key)}>
                  <Text size="dense" tone="3">{index + 2}</Text>
                  <span><b>{each.words}</b><small>{untilWords(each) ?? moduleOf(each.key).label}</small></span>
                  <Icon as={ChevronRightIcon} size={16} />
                </Later>
              </li>
            ))}
          </Queue>
        </section>
      ) : null}
      <Text size="small" tone="3">Order: priority first, then the least evidence, then how many modules build on it.</Text>
    </Side>
  );
}

/** "22 May, Mateo". */
function untilWords({ dueDate, module: { assignees: [first] } }: Assumption): string | null {
  const parts = [dueDate && dayWords(dueDate), first?.firstname].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
