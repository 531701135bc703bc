import { registerApplication, start, triggerAppChange } from 'single-spa';
import { createShellFor } from '../remotes/create-shell-for';
import { createHostedView, type HostedView } from '../remotes/hosted-view';
import { reportError } from '../status/report';

interface PageApplication {
  view: HostedView;
  /** The page's element on screen, and the one the view was last mounted in. */
  host: HTMLElement | null;
  mountedIn: HTMLElement | null;
}

const applications = new Map<string, PageApplication>();
let started = false;

/** The view of a remote's page below `basePath`; registered with single-spa as an application the first time. */
export function pageView(remote: string, basePath: string): HostedView {
  return applicationOf(remote, basePath).view;
}

/** Gives the page its element on screen, or takes it away: an application is active while it has one. */
export function placePage(remote: string, basePath: string, host: HTMLElement | null): void {
  const application = applicationOf(remote, basePath);
  application.host = host;
  triggerAppChange()
    .then(() => {
      // An element that was exchanged while single-spa was busy looks to it as if nothing had changed.
      if (application.host && application.mountedIn && application.host !== application.mountedIn) mount(application, application.host);
    })
    .catch((error: unknown) => reportError(error, { remote, where: basePath }));
}

function mount(application: PageApplication, host: HTMLElement): void {
  application.mountedIn = host;
  application.view.mount(host, {});
}

function applicationOf(remote: string, basePath: string): PageApplication {
  const name = `${remote} ${basePath}`;
  const known = applications.get(name);
  if (known) return known;
  const application: PageApplication = {
    host: null,
    mountedIn: null,
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
        if (application.host) mount(application, application.host);
        return Promise.resolve();
      },
      unmount: () => {
        application.mountedIn = null;
        return application.view.unmount();
      },
    },
  });
  if (!started) {
    started = true;
    // Pages follow the shell's own routes, so single-spa need not answer every step of the history.
    start({ urlRerouteOnly: true });
  }
  return application;
}
