import styled from 'styled-components';
import { inPlace } from '../late/in-place';
import { latePart } from '../late/late-part';
import { mobile } from '../theme/media';

const Calendar = latePart(() => import('./calendar').then((part) => part.Calendar), { failed: inPlace('The calendar') });

// As large as a month: what stands below has its place before the days are there.
const Place = styled.div`
  display: grid;
  place-content: start safe center;
  min-height: 300px;
  ${mobile} { min-height: 372px; }
`;

export interface DayGridProps {
  /** `YYYY-MM-DD`. */
  value: string | null;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
  label: string;
}

/** The days of a month, open where it stands: for a dialog that asks for nothing but a day. It has the focus at once. */
export function DayGrid({ value, onChange, label, ...limits }: DayGridProps) {
  return <Place role="group" aria-label={label}><Calendar fallback={null} value={value} onChoose={onChange} {...limits} /></Place>;
}
