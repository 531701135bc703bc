import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { nav } from '../navigation/nav';

/** Asks before a form with changes is left. */
export function GuardChanges() {
  const { dirty } = useFormikContext();
  const isDirty = useRef(dirty);
  useEffect(() => {
    isDirty.current = dirty;
  });
  useEffect(() => nav.guard(() => isDirty.current, 'What you have changed here is not saved yet.'), []);
  return null;
}
