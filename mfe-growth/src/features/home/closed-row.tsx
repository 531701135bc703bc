import { useShell } from '@heartwood/contract/kit';
import { moduleOf, type ModuleKey } from '@heartwood/contract/domain';
import { Button } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useCompany } from '@heartwood/client-kit/company';
import { closureWords, type Closure } from '../../module/closed-words';

const Words = styled.div`
  position: relative;
  flex: 1 0 100%;
  min-width: 0;
  padding: 0 0 10px 17px;
  font-size: 12px;
  line-height: 17px;
  color: var(--text-2);
  overflow-wrap: anywhere;
  & > button { margin-top: 8px; }
`;

export interface ClosedReasonProps {
  id: string;
  closure: Closure;
  moduleKey: ModuleKey;
  /** The owner's name. */
  owner: string;
}

/** Under a row that leads nowhere: why, and what opens it. */
export function ClosedReason({ id, closure, moduleKey, owner }: ClosedReasonProps) {
  const shell = useShell();
  const { isManager } = useCompany();
  return (
    <Words id={id}>
      <p>{closureWords(closure, moduleKey, { owner, isManager })}</p>
      {closure === 'locked' && isManager ? (
        <Button size="sm" onClick={() => shell.events.emit('plan/upgrade', { feature: moduleOf(moduleKey).label })}>Upgrade to open</Button>
      ) : null}
    </Words>
  );
}
