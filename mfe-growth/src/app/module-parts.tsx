import type { ModuleParts } from '../area-page/module-parts';
import { ModuleComments } from '../features/comments/module-comments';
import { AreaHistory } from '../features/history/area-history';
import { ModuleHistory } from '../features/history/module-history';
import { ModuleVersion } from '../features/history/module-version';
import { VersionFoot } from '../features/history/version-foot';

/** What other features bring to the open module, in every area. */
export const MODULE_PARTS: ModuleParts = {
  renderComments: (module, people) => <ModuleComments key={module.id} module={module} people={people} />,
  renderHistory: (module, version) => <ModuleHistory key={module.id} module={module} versionId={version.id} onOpen={version.open} />,
  renderVersion: (module, versionId, { open, settle }) => ({
    body: <ModuleVersion key={versionId} module={module} versionId={versionId} settle={settle} onClose={() => open(null)} />,
    foot: <VersionFoot module={module} onClose={() => open(null)} />,
  }),
  renderAreaHistory: (area) => <AreaHistory area={area} />,
};
