import { isModuleKey, moduleOf } from '@heartwood/contract/domain';
import { Button, Drawer, Skeleton, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useQuery } from 'urql';
import { IdeaStageDocument, type ModuleRowFragment } from '../../generated/graphql';
import { useGrowth } from '../../module/growth-context';
import { guideOf } from '../../module/module-guides';
import { modulePath } from '../../module/module-page';
import { SectorsForm } from './sectors.form';
import { StageForm } from './stage.form';

const IDEA_STAGE = ['businessSectors', 'businessStage'] as const;
type IdeaStageKey = (typeof IDEA_STAGE)[number];

/** `?module=businessSectors` and `?module=businessStage`: the idea stage has no page of its own. */
export function IdeaStageDrawer({ modules }: { modules: readonly ModuleRowFragment[] }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted = search.get('module');
  const key = IDEA_STAGE.find((each) => each === wanted);
  const module = modules.find((each) => each.key === key);
  const [dirty, setDirty] = useState(false);
  const close = () => {
    setDirty(false);
    void navigate('/', { replace: true });
  };
  if (!key || !module || module.isHidden || !isModuleKey(key) || modulePath(key) === null) return null;
  return (
    <Drawer open onClose={close} title={moduleOf(key).label} dirty={dirty}>
      <IdeaStageBody moduleKey={key} canEdit={module.canEdit && !module.isLocked} onDone={close} onDirty={setDirty} />
    </Drawer>
  );
}

interface BodyProps {
  moduleKey: IdeaStageKey;
  canEdit: boolean;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

function IdeaStageBody({ moduleKey, canEdit, onDone, onDirty }: BodyProps) {
  const { companyId } = useGrowth();
  const [{ data, error }, refetch] = useQuery({ query: IdeaStageDocument, variables: { companyId } });
  const question = <Text as="p" size="body" tone="2" style={{ display: 'block', marginBottom: 16 }}>{guideOf(moduleKey)?.question}</Text>;
  if (error) return <>{question}<Text as="p" size="dense">This could not be loaded. <Button size="sm" onClick={() => refetch({ requestPolicy: 'network-only' })}>Try again</Button></Text></>;
  if (!data?.company) return <div aria-busy="true">{question}<Skeleton height={44} /></div>;
  const props = { company: data.company, canEdit, onDone, onDirty };
  return <>{question}{moduleKey === 'businessSectors' ? <SectorsForm {...props} /> : <StageForm {...props} />}</>;
}
