import { useEffect, useState } from 'react';
import { nav } from '../navigation/nav';
import { useLocation } from '../navigation/use-location';

export interface Wanted {
  isOpen: boolean;
  open(): void;
  close(): void;
}

/** A dialog that a button opens, and an address that ends with `hash`. */
export function useWanted(hash: `#${string}`): Wanted {
  const location = useLocation();
  const isAddressed = location.hash === hash;
  const [isOpen, setOpen] = useState(isAddressed);
  useEffect(() => {
    if (isAddressed) setOpen(true);
  }, [isAddressed]);
  return {
    isOpen,
    open: () => setOpen(true),
    close() {
      setOpen(false);
      if (isAddressed) nav.navigate(location.pathname + location.search, { replace: true });
    },
  };
}
