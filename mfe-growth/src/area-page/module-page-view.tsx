import { useCompany } from '@heartwood/client-kit/company';
import { shownText, useUnsent, type Autosave } from '@heartwood/client-kit/drafts';
import { useKeys, usePageHeading } from '@heartwood/client-kit/keys';
import { moduleOf, type AreaKey, type ModuleKey } from '@heartwood/contract/domain';
import type { ModuleGuide } from '@heartwood/contract/guides';
import { ConfirmDialog } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ModuleContentFragment } from '../generated/graphql';
import { modulePath } from '../module/module-page';
import { ownerName } from '../module/person';
import { ModuleDone } from './done/module-done';
import { unsavedWords } from './done/unsaved-words';
import { useMarking } from './done/use-marking';
import { draftName, useDraftDesk, writtenText } from './draft/use-draft-desk';
import { FactLine } from './facts/fact-line';
import { ModuleFacts } from './facts/module-facts';
import { AreaSkeleton } from './area-skeleton';
import { bodyOf, type AreaData, type BodyKind } from './bodies';
import { ModuleBody } from './module-body';
import { HiddenNotice, LockedNotice } from './module-closed';
import { ModuleFoot } from './module-foot';
import { ModuleHead } from './module-head';
import { FootBar, Layout, Middle, PageFrame } from './module-layout';
import { ModuleList } from './module-list';
import type { ModuleParts } from './module-parts';
import { useOpenVersion } from './use-open-version';

interface ModulePageProps<Area extends AreaData> extends ModuleParts {
  area: AreaKey;
  data: Area;
  bodies: Readonly<Partial<Record<ModuleKey, BodyKind<Area>>>>;
  guides: Readonly<Partial<Record<ModuleKey, ModuleGuide>>>;
  openKey: ModuleKey;
}

/** List, module, facts and foot. */
export function ModulePage<Area extends AreaData>({ area, data, bodies, guides, openKey, ...parts }: ModulePageProps<Area>) {
  const desk = useDraftDesk(data.modules);
  const [areFactsOpen, setFactsOpen] = useState(false);
  const module = data.modules.find(({ key }) => key === openKey);
  if (!desk || !module) return <AreaSkeleton area={area} />;
  return (
    <OpenModule
      key={openKey} area={area} data={data} kind={bodyOf(bodies, openKey)} guide={guides[openKey]} module={module}
      autosave={desk.of(writtenText(module))} areFactsOpen={areFactsOpen} onFacts={setFactsOpen} {...parts}
    />
  );
}

interface OpenModuleProps<Area extends AreaData> extends ModuleParts {
  area: AreaKey;
  data: Area;
  kind: BodyKind<Area>;
  guide: ModuleGuide | undefined;
  module: ModuleContentFragment;
  autosave: Autosave;
  /** Asked for, where they have no column of their own. */
  areFactsOpen: boolean;
  onFacts: (areOpen: boolean) => void;
}

function OpenModule<Area extends AreaData>({
  area, data, kind, guide, module, autosave, areFactsOpen, onFacts, renderComments, renderHistory, renderVersion,
}: OpenModuleProps<Area>) {
  const navigate = useNavigate();
  const { planName } = useCompany();
  const heading = usePageHeading(module.key);
  const unsent = useUnsent(data.modules.map(({ key }) => key), (key) => draftName(module.companyId, key), autosave);
  const draft = useUnit(autosave.$state);
  const marking = useMarking(module, data, autosave);
  const version = useOpenVersion(module.key, { settle: () => autosave.flush(), onOpen: () => onFacts(false) });
  const older = version.id === null || module.isHidden ? null : renderVersion(module, version.id, version);
  const [isEmptied, setEmptied] = useState(false);
  const canEdit = module.canEdit && !module.isLocked && !module.isHidden;
  const missing = unsavedWords(draft.phase) ?? kind.missing(data, shownText(draft));
  const isWide = Boolean(kind.isWide) && !module.isHidden;
  const people = data.framework.people.map(({ person }) => person);
  const owner = ownerName(data.framework);
  const at = data.modules.findIndex(({ key }) => key === module.key);
  const previous = data.modules[at - 1]?.key ?? null;
  const next = data.modules[at + 1]?.key ?? null;
  const go = (key: ModuleKey | null) => key && void navigate(modulePath(key) ?? '/');
  const onMark = () => {
    if (!canEdit || older || moduleOf(module.key).completion === 'derived') return;
    if (module.progress === 'DONE') void marking.markNotDone();
    else if (missing === null) void marking.markDone();
  };
  useKeys({ '[': () => go(previous), ']': () => go(next), 'd': onMark, 'Ctrl+Enter': () => void autosave.flush() });

  return (
    <PageFrame>
      <Layout $facts={!module.isHidden && !isWide}>
        <ModuleList area={area} modules={data.modules} openKey={module.key} unsent={unsent} />
        <Middle>
          {older ? older.body : (
            <>
              <ModuleHead
                module={module} guide={guide} heading={heading} {...(!isWide && { onFacts: () => onFacts(true) })}
                line={isWide ? <FactLine module={module} people={people} onFacts={() => onFacts(true)} /> : null}
              />
              {module.isLocked ? <LockedNotice planName={planName} label={moduleOf(module.key).label} owner={owner} /> : null}
              {module.isHidden ? <HiddenNotice label={moduleOf(module.key).label} owner={owner} /> : (
                <ModuleBody
                  area={data} kind={kind} module={module} autosave={autosave} people={people} canEdit={canEdit}
                  onEmptied={() => setEmptied(module.progress === 'DONE')}
                />
              )}
            </>
          )}
        </Middle>
        {module.isHidden ? null : (
          <ModuleFacts
            module={module} people={people} isOpen={areFactsOpen} isOver={isWide} onClose={() => onFacts(false)}
            comments={renderComments(module, people)} history={renderHistory(module, version)}
          />
        )}
      </Layout>
      {older ? <FootBar>{older.foot}</FootBar> : marking.standing ? <ModuleDone standing={marking.standing} onUndo={() => void marking.markNotDone()} /> : (
        <ModuleFoot
          module={module} autosave={autosave} previous={previous} next={next} missing={missing} marking={marking} owner={owner}
          onMark={onMark}
        />
      )}
      <ConfirmDialog
        open={isEmptied} onCancel={() => setEmptied(false)} title="Mark as not done?" confirmLabel="Mark as not done" cancelLabel="Keep as done"
        onConfirm={() => {
          void marking.markNotDone();
          setEmptied(false);
        }}
      >
        {moduleOf(module.key).label} is marked as done, and its last row is gone.
      </ConfirmDialog>
    </PageFrame>
  );
}
