import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A component whose code is fetched when it is first shown. */
export interface LatePart<Props extends object> {
  /** `fallback` stands in its place until the code is there; nothing without one. */
  (props: Props & { fallback?: ReactNode }): ReactNode;
  /** Fetches the code ahead, say when the pointer comes near. A failure is told where the part is shown, not here. */
  prefetch(): void;
}

/** A part whose code could not be fetched. */
export interface LostPart { error: unknown; retry: () => void }

interface LatePartOptions<Props extends object> {
  /** Lets the picture around it come first: asked for once that is committed. */
  isPatient?: boolean;
  /** Stands in its place when it can't be fetched, so that what is around it goes on. */
  failed?: (lost: LostPart, props: Props) => ReactNode;
}

/**
 * A component that comes with its own file: `const Menu = latePart(() => import('./menu').then((part) => part.Menu))`.
 * What can't be fetched is thrown to the next error boundary, unless `failed` stands for it; shown anew, it is asked for anew.
 *
 * Instead of `lazy` and `Suspense`: React holds back what follows a fallback for up to 300 ms, and with several roots
 * that share one React, as the shell and its remotes do, the held-back reveal can end in error 177 (ADR 33).
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>, { isPatient = false, failed }: LatePartOptions<Props> = {},
): LatePart<Props> {
  let Part: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;

  const fetchPart = (): Promise<void> => (coming ??= load().then(
    (loaded) => { Part = loaded; },
    (error: unknown) => {
      coming = null;
      throw error;
    },
  ));
  const prefetch = (): void => void fetchPart().catch(() => undefined);

  function Late({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const [outcome, setOutcome] = useState<{ error?: unknown } | null>(Part && {});
    // The request does not wait for the fallback to be painted.
    if (!Part && !outcome && !isPatient) prefetch();
    useEffect(() => {
      if (outcome) return undefined;
      let isGone = false;
      const settle = (next: { error?: unknown }): void => { if (!isGone) setOutcome(next); };
      fetchPart().then(() => settle({}), (error: unknown) => settle({ error }));
      return () => { isGone = true; };
    }, [outcome]);
    if (Part) return <Part {...(props as unknown as Props)} />;
    if (outcome && failed) return failed({ error: outcome.error, retry: () => setOutcome(null) }, props as unknown as Props);
    if (outcome) throw outcome.error;
    return fallback;
  }
  return Object.assign(Late, { prefetch });
}
