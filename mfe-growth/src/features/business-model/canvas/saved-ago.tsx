import { Text } from '@heartwood/shared-ui';
import { useEffect, useState } from 'react';
import { savedWords } from './saved-words';

const OFTEN = 30_000;

/** When anything of the area was last written, told anew while one looks at it. */
export function SavedAgo({ modules }: { modules: readonly { updatedAt: string | null }[] }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), OFTEN);
    return () => clearInterval(timer);
  }, []);
  const last = Math.max(...modules.map(({ updatedAt }) => (updatedAt === null ? 0 : Date.parse(updatedAt))));
  return last > 0 ? <Text size="small" tone="3" style={{ whiteSpace: 'nowrap' }}>{savedWords(last, Math.max(last, now))}</Text> : null;
}
