import { ModuleComments } from '../features/comments/module-comments';
import { FoundationPage } from '../features/foundation/foundation.page';
import { ModuleHistory } from '../features/history/module-history';
import { ModuleVersion } from '../features/history/module-version';
import { VersionFoot } from '../features/history/version-foot';

/** Foundation with what other features bring to a module. */
export function FoundationRoute() {
  return (
    <FoundationPage
      renderComments={(module, people) => <ModuleComments key={module.id} module={module} people={people} />}
      renderHistory={(module, version) => <ModuleHistory key={module.id} module={module} versionId={version.id} onOpen={version.open} />}
      renderVersion={(module, versionId, { open, settle }) => ({
        body: <ModuleVersion key={versionId} module={module} versionId={versionId} settle={settle} onClose={() => open(null)} />,
        foot: <VersionFoot module={module} onClose={() => open(null)} />,
      })}
    />
  );
}
