import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import type { MountProps } from '../remote';
import { CrashReporter } from './crash-reporter';
import { reportRecovered } from './report-recovered';
import { ShellContext } from './shell-context';
import { ShellRouter } from './shell-router';
import type { View } from './view';
import { WhenShown } from './when-shown';

export interface MountedView {
  /** Resolves with the first picture of the view on the page; rejects when it crashes before that. */
  shown: Promise<void>;
  draw(props: MountProps): void;
  remove(): void;
}

/**
 * Where a view's styles stand: beside those of the page, or of the shadow tree that it is in. In `element` they would go with
 * it, and what is drawn between that and the unmounting finds no sheet to write to: the whole root fails (styled-components, 17).
 */
function placeOfStyles(element: HTMLElement): Node {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument.head;
}

/** One React root in `props.element`, with a place of its own for its styles: both go when the view goes. */
export function createMountedView(name: string, View: View, props: MountProps): MountedView {
  const { element, shell } = props;
  const styles = element.ownerDocument.createElement('div');
  styles.hidden = true;
  const place = element.ownerDocument.createElement('div');
  // The view lays itself out in the shell's element, as if this one were not there.
  place.style.display = 'contents';
  placeOfStyles(element).appendChild(styles);
  element.append(place);

  let state: 'coming' | 'shown' | 'crashed' | 'removed' = 'coming';
  let settle: { resolve(): void; reject(error: unknown): void };
  const shown = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });

  function appeared(): void {
    if (state !== 'coming') return;
    state = 'shown';
    settle.resolve();
  }

  function crashed(error: unknown): void {
    const before = state;
    if (before === 'crashed' || before === 'removed') return;
    state = 'crashed';
    if (before === 'coming') settle.reject(error);
    else shell.report(error, { remote: name, where: 'render', fatal: true });
  }

  // What the boundary cannot catch (an error of its own, a failed effect of the root) arrives here.
  const root = createRoot(place, { onCaughtError: () => undefined, onUncaughtError: crashed, onRecoverableError: reportRecovered });

  function draw({ params = {} }: MountProps): void {
    if (state === 'crashed' || state === 'removed') return;
    root.render(
      <StrictMode>
        <StyleSheetManager target={styles}>
          <CrashReporter onCrash={crashed}>
            <ShellContext value={shell}>
              <ShellRouter shell={shell}>
                <View params={params} shell={shell} />
              </ShellRouter>
            </ShellContext>
            <WhenShown onShown={appeared} />
          </CrashReporter>
        </StyleSheetManager>
      </StrictMode>,
    );
  }

  draw(props);
  return {
    shown,
    draw,
    remove() {
      if (state === 'coming') settle.resolve();
      state = 'removed';
      root.unmount();
      styles.remove();
      place.remove();
    },
  };
}
