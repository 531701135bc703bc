import { AREAS, type AreaKey } from '@heartwood/contract/domain';
import { usePageHead, useShell } from '@heartwood/contract/kit';
import { Button, EmptyState } from '@heartwood/shared-ui';
import { useNavigate } from 'react-router';
import styled from 'styled-components';

const Frame = styled.div`display: grid; flex: 1; place-items: center; padding: 40px 24px;`;

/** The address of an area whose page is still to come. */
export function NotThereYet({ area }: { area: AreaKey }) {
  const shell = useShell();
  const navigate = useNavigate();
  const label = AREAS.find(({ key }) => key === area)?.label ?? '';
  usePageHead({ title: label, crumbs: [{ label: 'Growth Framework', to: shell.nav.basePath }, { label }], backTo: shell.nav.basePath });
  return (
    <Frame>
      <EmptyState
        level={1} title={`The page of ${label} is not there yet`} text="Its modules stand in the plan and open as soon as it is."
        action={<Button variant="primary" onClick={() => void navigate('/')}>Back to the plan</Button>}
      />
    </Frame>
  );
}
