import type { Autosave } from '@heartwood/client-kit/drafts';
import { LostPart } from '@heartwood/client-kit/states';
import { inPlace, latePart, Skeleton } from '@heartwood/shared-ui';
import type { ModuleParts } from '../area-page/module-parts';

// What is said of a module and how it came to be: the module itself comes first, and its text goes on where one of them can't be had.
const ModuleComments = latePart(
  () => import('../features/comments/module-comments').then((part) => part.ModuleComments),
  { isPatient: true, failed: (lost) => <LostPart what="Comments" lost={lost} /> },
);
const ModuleSuggestion = latePart(
  () => import('../features/suggestion/module-suggestion').then((part) => part.ModuleSuggestion),
  { isPatient: true, failed: (lost) => <LostPart what="Suggestions" lost={lost} /> },
);
const KeptSuggestions = latePart(
  () => import('../features/suggestion/kept-suggestions').then((part) => part.KeptSuggestions), { failed: inPlace('Suggestions') },
);
const AreaHistory = latePart(
  () => import('../features/history/area-history').then((part) => part.AreaHistory), { failed: inPlace('The history') },
);
const ModuleHistory = latePart(
  () => import('../features/history/module-history').then((part) => part.ModuleHistory), { failed: inPlace('The history') },
);
const ModuleVersion = latePart(() => import('../features/history/module-version').then((part) => part.ModuleVersion));
const VersionFoot = latePart(() => import('../features/history/version-foot').then((part) => part.VersionFoot));

const coming = <div aria-busy="true"><Skeleton height={94} /></div>;

/** What other features bring to the open module, in every area. */
export const MODULE_PARTS: ModuleParts = {
  renderComments: (module, people) => <ModuleComments key={module.id} module={module} people={people} fallback={coming} />,
  renderSuggestion: (module, autosave) => <ModuleSuggestion key={module.id} module={module} autosave={autosave} />,
  renderHistory: (module, version) => (
    <>
      <ModuleHistory key={module.id} module={module} versionId={version.id} onOpen={version.open} fallback={coming} />
      <KeptSuggestions key={`kept:${module.id}`} module={module} />
    </>
  ),
  renderVersion: (module, versionId, { open, settle }) => ({
    body: (
      <ModuleVersion
        key={versionId} module={module} versionId={versionId} settle={settle} onClose={() => open(null)} fallback={coming}
      />
    ),
    foot: <VersionFoot module={module} onClose={() => open(null)} />,
  }),
  renderAreaHistory: (area) => <AreaHistory area={area} fallback={coming} />,
};

/** The same for the elevator pitch, which is no module. */
export const renderPitchSuggestion = (autosave: Autosave) => (
  <>
    <ModuleSuggestion module={PITCH} autosave={autosave} />
    <KeptSuggestions module={PITCH} />
  </>
);
const PITCH = { key: null };
