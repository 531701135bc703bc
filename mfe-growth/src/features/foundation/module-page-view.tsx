import { moduleOf, type ModuleKey } from '@heartwood/contract/domain';
import { ConfirmDialog } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { UpdateModuleDocument, type FoundationPageQuery, type ModuleContentFragment, type Progress } from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { useGrowth } from '../../module/growth-context';
import { useKeys } from '../../module/use-keys';
import { usePageHeading } from '../../module/use-page-heading';
import { missingForDone } from './done-minimum';
import type { Autosave } from './draft/autosave.model';
import { shownText } from './draft/draft-state';
import { useDraftDesk } from './draft/use-draft-desk';
import { useUnsent } from './draft/use-unsent';
import { ModuleFacts } from './facts/module-facts';
import { FoundationSkeleton } from './foundation-skeleton';
import { ModuleBody } from './module-body';
import { HiddenNotice, LockedNotice } from './module-closed';
import { ModuleFoot } from './module-foot';
import { ModuleHead } from './module-head';
import { Layout, Middle, PageFrame } from './module-layout';
import { ModuleList } from './module-list';
import type { ModuleParts } from './module-parts';

interface ModulePageProps extends ModuleParts {
  data: FoundationPageQuery;
  openKey: ModuleKey;
}

/** List, module, facts and foot. */
export function ModulePage({ data, openKey, ...parts }: ModulePageProps) {
  const desk = useDraftDesk(data.growthArea);
  const module = data.growthArea.find(({ key }) => key === openKey);
  if (!desk || !module) return <FoundationSkeleton />;
  return <OpenModule key={openKey} data={data} module={module} autosave={desk.of(module)} {...parts} />;
}

interface OpenModuleProps extends ModuleParts {
  data: FoundationPageQuery;
  module: ModuleContentFragment;
  autosave: Autosave;
}

function OpenModule({ data, module, autosave, renderComments, renderHistory }: OpenModuleProps) {
  const navigate = useNavigate();
  const { planName } = useGrowth();
  const heading = usePageHeading(module.key);
  const unsent = useUnsent(module.companyId, data.growthArea.map(({ key }) => key), autosave);
  const text = shownText(useUnit(autosave.$state));
  const mark = useMark(module);
  const [isEmptied, setEmptied] = useState(false);
  const canEdit = module.canEdit && !module.isLocked && !module.isHidden;
  const missing = missingForDone(module, text);
  const people = data.growthPlan?.people.map(({ person }) => person) ?? [];
  const at = data.growthArea.findIndex(({ key }) => key === module.key);
  const previous = data.growthArea[at - 1]?.key ?? null;
  const next = data.growthArea[at + 1]?.key ?? null;
  const go = (key: ModuleKey | null) => key && void navigate(`/foundation?module=${key}`);
  const onMark = () => {
    if (!canEdit || moduleOf(module.key).completion === 'derived') return;
    if (module.progress === 'DONE') mark('NOT_DONE');
    else if (missing === null) void autosave.flush().then((isSaved) => isSaved && mark('DONE'));
  };
  useKeys({ '[': () => go(previous), ']': () => go(next), 'd': onMark, 'Ctrl+Enter': () => void autosave.flush() });

  return (
    <PageFrame>
      <Layout $facts={!module.isHidden}>
        <ModuleList modules={data.growthArea} openKey={module.key} unsent={unsent} />
        <Middle>
          <ModuleHead module={module} heading={heading} />
          {module.isLocked ? <LockedNotice planName={planName} label={moduleOf(module.key).label} /> : null}
          {module.isHidden ? <HiddenNotice /> : (
            <ModuleBody
              module={module} autosave={autosave} people={people} team={data.team} canEdit={canEdit}
              isSoloFounder={data.company?.isSoloFounder ?? false} onEmptied={() => setEmptied(module.progress === 'DONE')}
            />
          )}
        </Middle>
        {module.isHidden ? null : <ModuleFacts module={module} people={people} comments={renderComments(module, people)} history={renderHistory(module)} />}
      </Layout>
      <ModuleFoot module={module} autosave={autosave} previous={previous} next={next} missing={missing} onMark={onMark} />
      <ConfirmDialog
        open={isEmptied} onCancel={() => setEmptied(false)} title="Mark as not done?" confirmLabel="Mark as not done" cancelLabel="Keep as done"
        onConfirm={() => {
          mark('NOT_DONE');
          setEmptied(false);
        }}
      >
        {moduleOf(module.key).label} is marked as done, and its last row is gone.
      </ConfirmDialog>
    </PageFrame>
  );
}

function useMark({ companyId, key }: ModuleContentFragment): (progress: Progress) => void {
  const run = useCommand();
  return useCallback(
    (progress) => void run(UpdateModuleDocument, 'updateModule', { companyId, key, set: { progress } }, { doing: progress === 'DONE' ? 'marking the module as done' : 'marking the module as not done' }),
    [run, companyId, key],
  );
}
