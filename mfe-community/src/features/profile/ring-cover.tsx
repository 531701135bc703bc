import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Frame = styled.div`
  position: relative; height: 168px; overflow: hidden; background: var(--plate);
  & > img { display: block; width: 100%; height: 100%; object-fit: cover; }
  & > svg { position: absolute; bottom: -150px; right: 14%; width: 460px; height: 460px; }
  ${mobile} { height: 112px; & > svg { right: -12%; bottom: -170px; } }
`;

const RINGS = [52, 88, 124, 160, 196];
const PIECES = 20;

/**
 * Wide at the head of a profile: the picture, of which `position` says which part (percent from its top), or the product's ring where there
 * is none. It says nothing itself.
 */
export function RingCover(
  { address, position = 50, children }: { address: string | null | undefined; position?: number; children?: React.ReactNode },
) {
  return <Frame>{address ? <img src={address} alt="" style={{ objectPosition: `50% ${position}%` }} /> : <Rings />}{children}</Frame>;
}

function Rings() {
  return (
    <svg viewBox="0 0 460 460" aria-hidden fill="none" strokeWidth={24}>
      {RINGS.map((radius, ring) => {
        const piece = (2 * Math.PI * radius) / PIECES;
        const circle = { cx: 230, cy: 230, r: radius, transform: `rotate(${ring * 9} 230 230)` };
        return (
          <g key={radius}>
            <circle {...circle} stroke="var(--plate-2)" strokeDasharray={`${piece * 0.86} ${piece * 0.14}`} />
            {[3, 11, 16].map((nth) => (
              <circle
                key={nth} {...circle} stroke="var(--plate-accent)" strokeDashoffset={-piece * ((nth + ring * 3) % PIECES)}
                strokeDasharray={`${piece * 0.86} ${2 * Math.PI * radius}`}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
