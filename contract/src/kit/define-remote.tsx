import { Component, StrictMode, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CONTRACT } from '../version';
import type { Lifecycles, MountProps, RemoteModule } from '../remote';
import type { Shell, SlotParams } from '../shell';
import { ShellContext } from './shell-context';
import { ShellRouter } from './shell-router';

export interface ViewProps {
  shell: Shell;
  params: SlotParams;
}
export type View = ComponentType<ViewProps>;

export interface RemoteDefinition {
  name: string;
  page?: View;
  slots?: Record<string, View>;
}

/**
 * Makes a remote's module out of React views: roots, router, shell context, and an error boundary that turns a crash
 * into `shell.report(error, { fatal: true })`.
 */
export function defineRemote({ name, page, slots = {} }: RemoteDefinition): RemoteModule {
  return {
    contract: CONTRACT,
    ...(page && { page: lifecyclesOf(name, page) }),
    slots: Object.fromEntries(Object.entries(slots).map(([slot, view]) => [slot, lifecyclesOf(`${name}:${slot}`, view)])),
  };
}

function lifecyclesOf(name: string, View: View): Lifecycles {
  const roots = new WeakMap<HTMLElement, Root>();
  const draw = async ({ element, shell, params }: MountProps): Promise<void> => {
    let root = roots.get(element);
    if (!root) {
      root = createRoot(element);
      roots.set(element, root);
    }
    root.render(
      <StrictMode>
        <CrashReporter name={name} shell={shell}>
          <ShellContext value={shell}>
            <ShellRouter shell={shell}>
              <View params={params ?? {}} shell={shell} />
            </ShellRouter>
          </ShellContext>
        </CrashReporter>
      </StrictMode>,
    );
  };
  return {
    bootstrap: () => Promise.resolve(),
    mount: draw,
    update: draw,
    unmount: ({ element }) => {
      roots.get(element)?.unmount();
      roots.delete(element);
      return Promise.resolve();
    },
  };
}

interface CrashReporterProps {
  name: string;
  shell: Shell;
  children: ReactNode;
}

class CrashReporter extends Component<CrashReporterProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.shell.report(error, { remote: this.props.name, where: 'render', fatal: true });
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
