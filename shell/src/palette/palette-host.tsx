import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { WaitingField } from './waiting-field';

export interface PaletteProps {
  typed: string;
  onType: (typed: string) => void;
  /** Enter was pressed before there was a palette: it acts when the results for what is typed are known. */
  isEnterHeld: boolean;
  onEnterUsed: () => void;
  openedFrom: RefObject<HTMLElement | null>;
  onReady: () => void;
  onClose: () => void;
}

/** The search from its first moment: until its own field is there and has the focus, another one takes what is typed. */
export function PaletteHost({ load, onClose }: { load: () => Promise<ComponentType<PaletteProps>>; onClose: () => void }) {
  const { Palette, failure } = useLoaded(load);
  const [typed, setTyped] = useState('');
  const [isEnterHeld, setEnterHeld] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [isReady, setReady] = useState(false);
  const openedFrom = useRef<HTMLElement>(null);
  if (failure) throw failure.error;

  const onType = (next: string): void => {
    setTyped(next);
    setEnterHeld(false);
  };
  // A field that loses the focus breaks off what an input method is putting together.
  const isOpen = Palette !== null && (isReady || !isComposing);
  return (
    <>
      {isReady ? null : (
        <WaitingField
          typed={typed} onType={onType} onEnter={() => setEnterHeld(true)} onComposing={setComposing}
          openedFrom={openedFrom} isAlone={!isOpen} onClose={onClose}
        />
      )}
      {isOpen ? (
        <Palette
          typed={typed} onType={onType} isEnterHeld={isEnterHeld} onEnterUsed={() => setEnterHeld(false)}
          openedFrom={openedFrom} onReady={() => setReady(true)} onClose={onClose}
        />
      ) : null}
    </>
  );
}

interface Loaded { Palette: ComponentType<PaletteProps> | null; failure: { error: unknown } | null }

// No `latePart`: the waiting field keeps the focus until it is known that the palette is there.
function useLoaded(load: () => Promise<ComponentType<PaletteProps>>): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ Palette: null, failure: null });
  useEffect(() => {
    let isWanted = true;
    load().then(
      (Palette) => isWanted && setLoaded({ Palette, failure: null }),
      (error: unknown) => isWanted && setLoaded({ Palette: null, failure: { error } }),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return loaded;
}
