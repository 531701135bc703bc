import { useCompany } from '@heartwood/client-kit/company';
import { onLineBack } from '@heartwood/client-kit/keys';
import { useShell } from '@heartwood/contract/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What is typed, and the id that it is sent under, so that a second try never makes a second row. */
export interface AddLine { id: string; text: string }

const newLine = (): AddLine => ({ id: crypto.randomUUID(), text: '' });

/**
 * A line that adds a row and is empty again. What is typed in it stays on the device until the server has it: what was refused stands there
 * again, before what was written since, and is sent anew when the line is back.
 * @param place where it stands in the company
 * @param send resolves to why it was not taken; null when it was
 */
export function useAddLine(place: string, send: (line: AddLine) => Promise<string | null>) {
  const shell = useShell();
  const { companyId } = useCompany();
  const key = `growth-line:${companyId}:${place}`;
  const [kept] = useState(() => readLines(shell.drafts.get(key)));
  const [line, setLine] = useState(() => kept.at(-1) ?? newLine());
  const [fault, setFault] = useState<string | null>(null);
  const current = useRef(line);
  const underWay = useRef<AddLine[]>([]);

  const become = (next: AddLine) => {
    current.current = next;
    setLine(next);
    keep();
  };
  const keep = () => {
    const lines = [...underWay.current, current.current].filter(({ text }) => text !== '');
    shell.drafts.set(key, lines.length === 0 ? null : JSON.stringify(lines));
  };
  const take = async (sent: AddLine) => {
    underWay.current.push(sent);
    keep();
    const refusal = await send(sent);
    underWay.current = underWay.current.filter((each) => each !== sent);
    if (refusal === null) return keep();
    setFault(refusal);
    become({ id: sent.id, text: [sent.text, current.current.text].filter(Boolean).join(' ') });
  };
  /** Sends what stands there, and empties the line. */
  const add = () => {
    const sent = { ...current.current, text: current.current.text.trim() };
    become(newLine());
    void take(sent);
  };
  const sendAgain = useEffectEvent(() => {
    if (fault !== null && current.current.text.trim() !== '') add();
  });
  const sendKept = useEffectEvent(() => kept.slice(0, -1).forEach((each) => void take(each)));
  useEffect(() => {
    sendKept();
    return onLineBack(shell, () => sendAgain());
  }, [shell]);

  return {
    text: line.text,
    fault,
    add,
    type: (text: string) => {
      setFault(null);
      become({ ...current.current, text });
    },
  };
}

function readLines(json: string | null): AddLine[] {
  if (json === null) return [];
  try {
    const lines = JSON.parse(json) as Partial<AddLine>[];
    return lines.flatMap(({ id, text }) => (typeof id === 'string' && typeof text === 'string' ? { id, text } : []));
  } catch {
    return [];
  }
}
