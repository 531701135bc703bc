import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Hands the form's values on after each change, so that a reload does not lose them. */
export function KeepValues<Values extends object>({ onChange }: { onChange: (values: Values) => void }) {
  const { values } = useFormikContext<Values>();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) latest.current(values);
    isFirst.current = false;
  }, [values]);
  return null;
}
