import { entryScript } from './entry-script';
import type { FederationRequest } from './federation';
import type { RemoteEntry } from './federation-manifest';
import { shareScope } from './shared-libraries';

/** What a remote's entry leaves behind: a container of webpack's Module Federation. */
interface Container {
  /** Joins the libraries that are shared: what it brings of its own is offered under its version. */
  init(scope: object): Promise<unknown> | undefined;
  get(module: './remote'): Promise<() => unknown>;
}

/** Runs a remote's entry and evaluates what it exposes. */
export async function runContainer(request: FederationRequest, { entry, container: name }: RemoteEntry): Promise<unknown> {
  // A container that was evaluated before keeps what failed in it: a lazy part that was lost, a module that threw.
  if (request.again !== null || !Reflect.has(window, name)) await run(entryScript(entry, request));
  const container = Reflect.get(window, name) as Container | undefined;
  if (!container) throw new Error(`${entry} left no container`);
  await container.init(shareScope());
  request.onStage('chunk');
  const evaluate = await container.get('./remote');
  request.onStage('evaluate');
  return evaluate();
}

function run(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${script.src} could not be fetched or is not the one that was released`)));
    document.head.append(script);
  });
}
