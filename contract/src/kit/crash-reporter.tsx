import { Component, type ReactNode } from 'react';

interface CrashReporterProps {
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps a crash inside the remote's own root: the shell is told, and puts its fallback in the view's place. */
export class CrashReporter extends Component<CrashReporterProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
