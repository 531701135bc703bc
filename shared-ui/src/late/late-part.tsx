import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { LostPart } from './lost-part';
import { LostLayer } from './lost-parts';

/** A component whose code is fetched when it is first shown. */
export interface LatePart<Props extends object> {
  /** `fallback` stands in its place until the code is there; nothing without one. */
  (props: Props & { fallback?: ReactNode }): ReactNode;
  /** Fetches the code ahead, say when the pointer comes near. A failure is told where the part is shown, not here. */
  prefetch(): void;
}

interface LatePartOptions<Props extends object> {
  /** Lets the picture around it come first: asked for once that is committed. */
  isPatient?: boolean;
  /** Stands in its place when it can't be fetched, so that what is around it goes on. */
  failed?: (lost: LostPart, props: Props, fallback: ReactNode) => ReactNode;
}

/**
 * A component that comes with its own file: `const Menu = latePart(() => import('./menu').then((part) => part.Menu))`.
 * What can't be fetched is thrown to the next error boundary, which a page is for, unless `failed` stands for it or it is a layer
 * (`onClose`): that is told and closed, for a dialog that does not come must not take the page with it. Shown anew, it is asked for anew.
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
    if (!outcome) return fallback;
    if (failed) return failed({ error: outcome.error, retry: () => setOutcome(null) }, props as unknown as Props, fallback);
    if (isLayer(props)) return <LostLayer error={outcome.error} onClose={props.onClose} />;
    throw outcome.error;
  }
  return Object.assign(Late, { prefetch });
}

const isLayer = (props: object): props is { onClose(): void } => 'onClose' in props && typeof props.onClose === 'function';
