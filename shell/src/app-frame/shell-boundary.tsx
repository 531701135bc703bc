import { Component, type ReactNode } from 'react';
import { Button, EmptyState } from '@heartwood/shared-ui';
import { isChunkError, reloadOnce } from '../status/reload-once';
import { reportError } from '../status/report';

interface BoundaryState {
  errorId: string | null;
  reloading: boolean;
}

/** Last resort for a crash of the shell itself. A chunk of a replaced build reloads the page once. */
export class ShellBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { errorId: null, reloading: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { errorId: '' };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkError(error)
      && reloadOnce(`shell ${document.querySelector<HTMLScriptElement>('script[src*="/assets/main."]')?.src ?? ''}`)) {
      this.setState({ reloading: true });
      return;
    }
    this.setState({ errorId: reportError(error, { where: 'render', fatal: true }) });
  }

  override render(): ReactNode {
    const { errorId, reloading } = this.state;
    if (errorId === null) return this.props.children;
    if (reloading) return null;
    return (
      <main role="alert">
        <EmptyState
          action={<Button onClick={() => window.location.reload()} variant="primary">Reload</Button>}
          text={`Heartwood ran into an error. Reload the page to go on. Error id ${errorId}`}
          title="Something went wrong"
        />
      </main>
    );
  }
}
