import { createInstance } from '@module-federation/enhanced/runtime';
import injectRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { entryScript } from './entry-script';
import type { FederationRequest } from './federation';
import type { RemoteEntry } from './federation-manifest';
import { sharedLibraries } from './shared-libraries';

/** Longest wait for one script; the page gives up a remote at the same point. */
const giveUpMs = 120_000;

const requests = new Map<string, FederationRequest>();

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedLibraries(),
  // `version-first` would fetch every remote at start, and one missing remote would take the app down.
  shareStrategy: 'loaded-first',
  plugins: [
    injectRuntime(),
    {
      name: 'heartwood-loading',
      loadEntry({ remoteInfo }) {
        // A container that was evaluated before keeps what failed in it: a lazy part that was lost, a module that threw.
        if (requests.get(remoteInfo.name)?.again) Reflect.set(window, remoteInfo.entryGlobalName, undefined);
        return Promise.resolve(undefined);
      },
      createScript({ url, remoteInfo }) {
        const request = remoteInfo && requests.get(remoteInfo.name);
        if (!request) return undefined;
        return { script: entryScript(url, request), timeout: giveUpMs };
      },
      async getModuleFactory({ remoteEntryExports, expose, moduleInfo }) {
        const request = requests.get(moduleInfo.name);
        request?.onStage('chunk');
        const factory = await remoteEntryExports.get(expose);
        request?.onStage('evaluate');
        return factory;
      },
    },
  ],
});

/**
 * Remotes that were built with `@module-federation/enhanced` run in its runtime, which comes with the first of them: what was released before
 * webpack's own containers took its place is hosted as it was.
 */
export function runInEnhancedRuntime(request: FederationRequest, { entry, container }: RemoteEntry): Promise<unknown> {
  requests.set(request.id, request);
  federation.registerRemotes([{ name: request.id, entry, entryGlobalName: container }], { force: request.again !== null });
  return federation.loadRemote(`${request.id}/remote`);
}
