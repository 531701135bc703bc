import styled from 'styled-components';
import { SevenRing } from './seven-ring';

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  font-size: 16px;
  line-height: 22px;
  font-weight: 680;
  letter-spacing: -.025em;
`;

export interface LogoProps {
  size?: number;
  tone?: 'plate' | 'surface';
  /** The mark alone, named for assistive technology. */ markOnly?: boolean;
}

/** The working name lives here and nowhere else in the interface. */
export const productName = 'Heartwood';

export function Logo({ size = 28, tone = 'surface', markOnly = false }: LogoProps) {
  const mark = <SevenRing size={size} solid={5} gap={13} hole={0.48} tone={tone} />;
  return markOnly
    ? <Frame role="img" aria-label={productName}>{mark}</Frame>
    : <Frame>{mark}<span>{productName}</span></Frame>;
}
