import { useCompany } from '@heartwood/client-kit/company';
import { shownText, useUnsent, type Autosave } from '@heartwood/client-kit/drafts';
import { useKeys, usePageHeading } from '@heartwood/client-kit/keys';
import { LostPart } from '@heartwood/client-kit/states';
import { moduleOf, type AreaKey, type ModuleKey } from '@heartwood/contract/domain';
import type { ModuleGuide } from '@heartwood/contract/guides';
import { ConfirmDialog, latePart } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ModuleContentFragment } from '../generated/graphql';
import { modulePath } from '../module/module-page';
import { ownerName } from '../module/person';
import { ModuleDone } from './done/module-done';
import { unsavedWords } from './done/unsaved-words';
import { useMarking } from './done/use-marking';
import { joinedAutosave } from './draft/joined-autosave';
import { draftName, moduleOfText, textKeys, useDraftDesk, writtenText } from './draft/use-draft-desk';
import { FactLine } from './facts/fact-line';
import { FactsPanel } from './facts/facts-panel';
import { AreaSkeleton } from './area-skeleton';
import { bodyOf, type AreaData, type AreaNavigation, type BodyKind, type RowsProps } from './bodies';
import { ModuleBody } from './module-body';
import { HiddenNotice, LockedNotice } from './module-closed';
import { ModuleFoot } from './module-foot';
import { ModuleHead } from './module-head';
import { BesideModule, FootBar, Layout, Middle, PageFrame } from './module-layout';
import { ModuleList } from './module-list';
import { ModuleTabs } from './module-tabs';
import type { ModuleParts } from './module-parts';
import { PeopleContext } from './people-context';
import { SourcesContext, useModuleSources } from './source/sources';
import { useOpenVersion } from './use-open-version';

// The module is read and written first: what there is to know about it is drawn in a moment of its own, and where it can't be had the text
// goes on.
const ModuleFacts = latePart(() => import('./facts/module-facts').then((part) => part.ModuleFacts), {
  isPatient: true,
  failed: (lost, { isOpen, isWide, onClose }) => (
    <FactsPanel isOpen={isOpen} isWide={isWide} onClose={onClose}><LostPart what="The facts" lost={lost} /></FactsPanel>
  ),
});

const OTHER = 'otherDescription';

interface ModulePageProps<Area extends AreaData> extends ModuleParts {
  area: AreaKey;
  data: Area;
  bodies: Readonly<Partial<Record<ModuleKey, BodyKind<Area>>>>;
  guides: Readonly<Partial<Record<ModuleKey, ModuleGuide>>>;
  openKey: ModuleKey;
  navigation: AreaNavigation;
}

/** List, module, facts and foot. */
export function ModulePage<Area extends AreaData>({ area, data, bodies, guides, openKey, navigation, ...parts }: ModulePageProps<Area>) {
  const desk = useDraftDesk(data.modules);
  const [areFactsOpen, setFactsOpen] = useState(false);
  const module = data.modules.find(({ key }) => key === openKey);
  if (!desk || !module) return <AreaSkeleton area={area} navigation={navigation} />;
  const kind = bodyOf(bodies, openKey);
  return (
    <OpenModule
      key={openKey} area={area} navigation={navigation} data={data} kind={kind} guide={guides[openKey]} module={module}
      autosave={desk.of(writtenText(module))} otherAutosave={kind.otherText === undefined ? null : desk.of(writtenText(module, OTHER))}
      areFactsOpen={areFactsOpen} onFacts={setFactsOpen} {...parts}
    />
  );
}

interface OpenModuleProps<Area extends AreaData> extends ModuleParts {
  area: AreaKey;
  navigation: AreaNavigation;
  data: Area;
  kind: BodyKind<Area>;
  guide: ModuleGuide | undefined;
  module: ModuleContentFragment;
  autosave: Autosave;
  /** Of the second text, where there is one. */
  otherAutosave: Autosave | null;
  /** Asked for, where they have no column of their own. */
  areFactsOpen: boolean;
  onFacts: (areOpen: boolean) => void;
}

function OpenModule<Area extends AreaData>({
  area, navigation, data, kind, guide, module, autosave, otherAutosave, areFactsOpen, onFacts, renderComments, renderSuggestion,
  renderHistory, renderVersion,
}: OpenModuleProps<Area>) {
  const navigate = useNavigate();
  const { planName } = useCompany();
  const heading = usePageHeading(module.key);
  const texts = useMemo(() => (otherAutosave ? joinedAutosave(autosave, otherAutosave) : autosave), [autosave, otherAutosave]);
  const unsent = useUnsent(data.modules.flatMap(({ key }) => textKeys(key)), (text) => draftName(module.companyId, text), texts);
  const unsentModules = new Set([...unsent].map(moduleOfText));
  const draft = useUnit(autosave.$state);
  const { phase } = useUnit(texts.$state);
  const marking = useMarking(module, data, texts);
  const version = useOpenVersion(module.key, { settle: () => texts.flush(), onOpen: () => onFacts(false) });
  const older = version.id === null || module.isHidden ? null : renderVersion(module, version.id, version);
  const [isEmptied, setEmptied] = useState(false);
  const canEdit = module.canEdit && !module.isLocked && !module.isHidden;
  const isWide = kind.isWide === true && older === null;
  const missing = unsavedWords(phase) ?? kind.missing(data, shownText(draft));
  const sources = useModuleSources(module, canEdit);
  const people = data.framework.people.map(({ person }) => person);
  const rows: RowsProps<Area> = { area: data, module, people, canEdit, onEmptied: () => setEmptied(module.progress === 'DONE') };
  const owner = ownerName(data.framework);
  const at = data.modules.findIndex(({ key }) => key === module.key);
  const previous = data.modules[at - 1]?.key ?? null;
  const next = data.modules[at + 1]?.key ?? null;
  const go = (key: ModuleKey | null) => key && void navigate(modulePath(key));
  const onMark = () => {
    if (!canEdit || older || moduleOf(module.key).completion === 'derived') return;
    if (module.progress === 'DONE') void marking.markNotDone();
    else if (missing === null) void marking.markDone();
  };
  useKeys({ '[': () => go(previous), ']': () => go(next), 'd': onMark, 'Ctrl+Enter': () => void texts.flush() });

  return (
    <SourcesContext value={sources}><PeopleContext value={people}><PageFrame $rail={kind.hasRail === true}>
      <Layout $facts={!module.isHidden && !isWide} $list={navigation === 'list'}>
        {navigation === 'list' ? <ModuleList area={area} modules={data.modules} openKey={module.key} unsent={unsentModules} /> : null}
        <Middle>
          {navigation === 'tabs' ? <ModuleTabs area={area} modules={data.modules} openKey={module.key} unsent={unsentModules} /> : null}
          {older ? older.body : (
            <>
              <ModuleHead
                module={module} guide={guide} heading={heading} isWide={isWide} onFacts={() => onFacts(true)}
                line={isWide && kind.hasFactLine && !module.isHidden
                  ? <FactLine module={module} people={people} onFacts={() => onFacts(true)} />
                  : null}
              />
              {module.isLocked ? (
                <LockedNotice
                  planName={planName} label={moduleOf(module.key).label} owner={owner} hasUnsaved={unsentModules.has(module.key)}
                />
              ) : null}
              {module.isHidden ? <HiddenNotice label={moduleOf(module.key).label} owner={owner} /> : (
                <ModuleBody
                  {...rows} kind={kind} autosave={autosave} otherAutosave={otherAutosave}
                  suggestion={canEdit ? renderSuggestion(module, autosave) : null}
                />
              )}
            </>
          )}
        </Middle>
        {module.isHidden ? null : (
          <ModuleFacts
            module={module} people={people} isOpen={areFactsOpen} isWide={isWide} onClose={() => onFacts(false)}
            comments={renderComments(module, people)} history={renderHistory(module, version)}
          />
        )}
        {kind.Side && !older && !module.isHidden ? <BesideModule><kind.Side {...rows} /></BesideModule> : null}
      </Layout>
      {older ? <FootBar>{older.foot}</FootBar> : marking.standing ? <ModuleDone
        standing={marking.standing} onUndo={() => void marking.markNotDone()}
      /> : (
        <ModuleFoot
          module={module} autosave={texts} previous={previous} next={next} missing={missing} marking={marking} owner={owner}
          onMark={onMark}
        />
      )}
      <ConfirmDialog
        open={isEmptied} onCancel={() => setEmptied(false)} title="Mark as not done?" confirmLabel="Mark as not done"
        cancelLabel="Keep as done"
        onConfirm={() => {
          void marking.markNotDone();
          setEmptied(false);
        }}
      >
        {moduleOf(module.key).label} is marked as done, and its last row is gone.
      </ConfirmDialog>
    </PageFrame></PeopleContext></SourcesContext>
  );
}
