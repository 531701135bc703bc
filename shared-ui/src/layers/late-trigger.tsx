import {
  cloneElement, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactElement, type Ref, type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';

const NONE: readonly string[] = [];
const GOES_ON = ['pointerdown', 'keydown'];

type Hear = (event: SyntheticEvent) => void;
type TriggerProps = Record<string, unknown>;

export interface LateTriggerOptions {
  /** What the layer wants to hear of its trigger. */
  hears: readonly string[];
  /** What brings the layer. */
  begins: readonly string[];
  /** Of these, what the layer answers in a way that counts only until the event is over. */
  atOnce?: readonly string[];
  /** What the trigger says of itself before the layer is there. */
  attributes?: TriggerProps;
  /** The layer is there anyhow. */
  isWanted?: boolean;
}

/**
 * A trigger whose layer is drawn when somebody comes near. Radix draws a dozen components around each trigger, and all of them twice when
 * they first stand; a page has forty triggers, of which one or two are used. So the trigger stands alone, the layer comes beside it
 * later, and with `standIn` as its trigger it takes over what the real one hears and says: that one is never made anew.
 * @returns `trigger` to be drawn; `standIn` for the layer's own `Trigger asChild`, null as long as there need be no layer; `presses`: how
 * often it was pressed (`atOnce`) while there was none
 */
export function useLateTrigger(trigger: ReactElement, options: LateTriggerOptions) {
  const { hears, begins, atOnce = NONE, attributes = {}, isWanted = false } = options;
  const own = trigger.props as TriggerProps;
  const [isNear, setNear] = useState(isWanted);
  if (isWanted && !isNear) setNear(true);
  const [said, setSaid] = useState(attributes);
  const element = useRef<Element>(null);
  const layer = useRef<TriggerProps | null>(null);
  const missed = useRef(new Map<string, SyntheticEvent>());
  const [presses, setPresses] = useState(0);
  const ref = useTogether(own.ref as Ref<Element> | undefined, element);

  const hear = (name: string, event: SyntheticEvent) => {
    const isPress = atOnce.includes(name) && isOpening(event as Partial<KeyboardEvent & MouseEvent>);
    if (!layer.current && begins.includes(name)) {
      if (isPress) flushSync(() => setNear(true));
      else setNear(true);
    }
    if (layer.current) (layer.current[name] as Hear | undefined)?.(event);
    else if (isNear || begins.includes(name)) {
      // The last of each kind, in their order: two presses without an answer are one.
      missed.current.delete(name);
      missed.current.set(name, event);
      if (!isPress) return;
      setPresses((count) => count + 1);
      // What the layer would have prevented: that the page scrolls by the key, and that the trigger takes the focus from what opens.
      event.preventDefault();
    }
  };
  const take = useCallback((props: TriggerProps | null) => {
    layer.current = props;
    if (!props) return;
    const now = Object.fromEntries(Object.entries(props).filter(([name]) => /^(?:aria-|data-state$|id$|type$)/.test(name)));
    setSaid((before) => (isSame(before, now) ? before : now));
    const told = [...missed.current];
    missed.current.clear();
    for (const [name, event] of told) (props[name] as Hear | undefined)?.(unprevented(event));
  }, []);
  // Who has gone on to something else by the time the layer is there is left where they are.
  useEffect(() => {
    if (presses === 0) return undefined;
    const goOn = ({ target }: Event) => {
      if (!element.current?.contains(target as Node)) for (const name of atOnce) missed.current.delete(name);
    };
    for (const kind of GOES_ON) document.addEventListener(kind, goOn, true);
    return () => { for (const kind of GOES_ON) document.removeEventListener(kind, goOn, true); };
  }, [presses, atOnce]);
  const handlers = Object.fromEntries(hears.map((name) => [name, (event: SyntheticEvent) => {
    (own[name] as Hear | undefined)?.(event);
    hear(name, event);
  }]));
  return {
    trigger: cloneElement(trigger, { ...said, ...own, ...handlers, ref } as TriggerProps),
    standIn: isNear ? <StandIn element={element} take={take} /> : null,
    presses,
  };
}

/** Whether a layer would open by it: the first button, and of the keys those that press a button. */
const isOpening = ({ key, button, ctrlKey }: Partial<KeyboardEvent & MouseEvent>) => (
  key === undefined ? !button && !ctrlKey : ['Enter', ' ', 'ArrowDown'].includes(key));

/** Radix leaves alone what somebody prevented already. */
const unprevented = (event: SyntheticEvent) => (
  Object.create(event, { defaultPrevented: { value: false, writable: true } }) as SyntheticEvent
);

interface StandInProps extends TriggerProps { element: { current: Element | null }; take: (props: TriggerProps | null) => void }

/** Draws nothing: hands what Radix gives its trigger to the one that stands already. */
function StandIn({ element, take, ref, ...props }: StandInProps & { ref?: Ref<Element> }) {
  useLayoutEffect(() => take(props));
  useLayoutEffect(() => () => take(null), [take]);
  useLayoutEffect(() => {
    const release = set(ref, element.current);
    return () => void (release ? release() : set(ref, null));
  }, [ref, element]);
  return null;
}

/** Both refs as one, which stays the same as long as they do. */
function useTogether(one: Ref<Element> | undefined, other: Ref<Element>) {
  return useCallback((element: Element | null) => {
    const releases = [one, other].map((ref) => set(ref, element));
    return () => releases.forEach((release, at) => (release ? release() : set([one, other][at], null)));
  }, [one, other]);
}

function set(ref: Ref<Element> | undefined, element: Element | null): (() => void) | null {
  if (typeof ref === 'function') return ref(element) ?? null;
  if (ref) ref.current = element;
  return null;
}

const isSame = (one: TriggerProps, other: TriggerProps) => (
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])
);
