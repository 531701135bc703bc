import { registerApplication, start, triggerAppChange } from 'single-spa';
import { createShellFor } from '../remotes/create-shell-for';
import { createHostedView, type HostedView } from '../remotes/hosted-view';
import { reportError } from '../status/report';

interface PageApplication {
  view: HostedView;
  host: HTMLElement | null;
}

const applications = new Map<string, PageApplication>();
let started = false;

/** The view of a remote's page below `basePath`; registered with single-spa as an application the first time. */
export function pageView(remote: string, basePath: string): HostedView {
  return applicationOf(remote, basePath).view;
}

/** Gives the page its element on screen, or takes it away: an application is active while it has one. */
export function placePage(remote: string, basePath: string, host: HTMLElement | null): void {
  applicationOf(remote, basePath).host = host;
  triggerAppChange().catch((error: unknown) => reportError(error, { remote, where: basePath }));
}

function applicationOf(remote: string, basePath: string): PageApplication {
  const name = `${remote} ${basePath}`;
  const known = applications.get(name);
  if (known) return known;
  const application: PageApplication = {
    host: null,
    view: createHostedView({
      remote,
      pick: (module) => module.page,
      shellFor: (onFatal) => createShellFor(remote, basePath, onFatal),
    }),
  };
  applications.set(name, application);
  registerApplication({
    name,
    activeWhen: () => application.host !== null,
    app: {
      bootstrap: () => Promise.resolve(),
      mount: () => {
        if (application.host) application.view.mount(application.host, {});
        return Promise.resolve();
      },
      unmount: () => application.view.unmount(),
    },
  });
  if (!started) {
    started = true;
    // Pages follow the shell's own routes, so single-spa need not answer every step of the history.
    start({ urlRerouteOnly: true });
  }
  return application;
}
