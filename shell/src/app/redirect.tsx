import { useEffect } from 'react';
import { nav } from '../navigation/nav';

export function Redirect({ to }: { to: string }) {
  useEffect(() => nav.navigate(to, { replace: true }), [to]);
  return null;
}
