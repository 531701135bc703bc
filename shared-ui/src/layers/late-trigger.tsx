import { cloneElement, useCallback, useLayoutEffect, useRef, useState, type ReactElement, type Ref, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

/** So many events are told to a layer that comes later, the last ones: it may never come, and a pointer moves on. */
const MOST_MISSED = 8;

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
 * @returns `trigger` to be drawn; `standIn` for the layer's own `Trigger asChild`, null as long as there need be no layer
 */
export function useLateTrigger(trigger: ReactElement, options: LateTriggerOptions) {
  const { hears, begins, atOnce = [], attributes = {}, isWanted = false } = options;
  const own = trigger.props as TriggerProps;
  const [isNear, setNear] = useState(isWanted);
  if (isWanted && !isNear) setNear(true);
  const [said, setSaid] = useState(attributes);
  const element = useRef<Element>(null);
  const layer = useRef<TriggerProps | null>(null);
  const missed = useRef<(() => void)[]>([]);
  const ref = useTogether(own.ref as Ref<Element> | undefined, element);

  const hear = (name: string, event: SyntheticEvent) => {
    if (!layer.current && begins.includes(name)) {
      if (atOnce.includes(name)) flushSync(() => setNear(true));
      else setNear(true);
    }
    if (layer.current) (layer.current[name] as Hear | undefined)?.(event);
    else if (isNear || begins.includes(name))
      missed.current = [...missed.current.slice(1 - MOST_MISSED), () => (layer.current?.[name] as Hear | undefined)?.(event)];
  };
  const take = useCallback((props: TriggerProps | null) => {
    layer.current = props;
    if (!props) return;
    const now = Object.fromEntries(Object.entries(props).filter(([name]) => /^(?:aria-|data-state$|id$|type$)/.test(name)));
    setSaid((before) => (isSame(before, now) ? before : now));
    for (const tell of missed.current.splice(0)) tell();
  }, []);
  const handlers = Object.fromEntries(hears.map((name) => [name, (event: SyntheticEvent) => {
    (own[name] as Hear | undefined)?.(event);
    hear(name, event);
  }]));
  return {
    trigger: cloneElement(trigger, { ...said, ...own, ...handlers, ref } as TriggerProps),
    standIn: isNear ? <StandIn element={element} take={take} /> : null,
  };
}

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
