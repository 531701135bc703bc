import type { Navigation } from '@heartwood/contract';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Asks before a form with changes is left. */
export function GuardChanges({ nav }: { nav: Pick<Navigation, 'guard'> }) {
  const { dirty } = useFormikContext();
  const isDirty = useRef(dirty);
  useEffect(() => {
    isDirty.current = dirty;
  });
  useEffect(() => nav.guard(() => isDirty.current, 'What you have changed here is not saved yet.'), [nav]);
  return null;
}
