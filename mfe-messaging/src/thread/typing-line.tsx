import styled, { keyframes } from 'styled-components';

const blink = keyframes`50% { opacity: .3; }`;
const Line = styled.div`
  display: flex; gap: 8px; align-items: center; min-height: 20px; padding: 2px 24px; font-size: 12px; line-height: 16px;
  background: var(--surface-sunken); color: var(--text-3);
`;
const Dots = styled.span`
  display: inline-flex; gap: 3px;
  & > i { width: 5px; height: 5px; border-radius: 50%; background: currentColor; animation: ${blink} 1.2s infinite; }
  & > i:nth-child(2) { animation-delay: .2s; }
  & > i:nth-child(3) { animation-delay: .4s; }
`;

/** "Noor is typing": dots and words. */
export function TypingLine({ names }: { names: readonly string[] }) {
  const words = names.length === 0 ? '' : names.length === 1 ? `${names[0] ?? ''} is typing` : names.length === 2 ? `${names.join(' and ')} are typing` : 'Several people are typing';
  return <Line role="status">{words ? <><Dots aria-hidden><i /><i /><i /></Dots>{words}</> : null}</Line>;
}
