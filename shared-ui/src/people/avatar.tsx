import { useState } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon';
import { PlusIcon } from '../icons';
import { faceColour, initialsOf } from './initials';

const NO_NAME = 'No name';

const Wrap = styled.span<{ $size: number }>`
  position: relative;
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  line-height: 0;
`;

const Face = styled.span`
  display: block;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: 50%;
  background: var(--surface-selected);
  color: var(--text-3);
  & > img, & > svg { display: block; width: 100%; height: 100%; object-fit: cover; }
`;

// The letters are drawn, not written: nobody copies, searches or hears them beside the name they stand for.
const Initials = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  font: var(--fw-semi) ${({ $size }) => Math.max(9, Math.round($size * 0.38))}px/1 var(--font);
  letter-spacing: 0;
  forced-color-adjust: none;
  &::before { content: attr(data-initials); }
`;

// Online and offline differ in shape (solid, hollow), not only in hue.
const Presence = styled.span<{ $online: boolean }>`
  position: absolute;
  right: -1px;
  bottom: -1px;
  width: 11px;
  height: 11px;
  border: 2px solid var(--surface);
  border-radius: 50%;
  background: var(--surface);
  box-shadow: inset 0 0 0 2px var(--hollow);
  ${({ $online }) => $online && css`background: var(--success); box-shadow: none;`}
`;

export interface AvatarProps {
  /** Whose it is: it gives the colour. Empty where that is not known. */
  id: string;
  name: string;
  /** Address of the picture; without one (or when it does not load) the initials are drawn. */
  photo?: string | null | undefined;
  size?: number;
  presence?: 'online' | 'offline';
  /** The name by default. Pass '' where the name stands beside it. */
  alt?: string;
}

/** A person: the picture, else initials in a colour of their own, else (without a name) a glyph. A missing name reads "No name". */
export function Avatar({ id, name, photo, size = 32, presence, alt = name.trim() === '' ? NO_NAME : name }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = photo && photo !== broken ? photo : null;
  const online = presence === undefined ? null : presence === 'online';
  return (
    <Wrap $size={size}>
      <Face>
        {shown === null ? (
          <Drawn id={id} name={name} size={size} label={alt} />
        ) : (
          <img src={shown} alt={alt} width={size} height={size} onError={() => setBroken(shown)} />
        )}
      </Face>
      {online === null ? null : <Presence $online={online} role="img" aria-label={online ? 'Online' : 'Offline'} />}
    </Wrap>
  );
}

function Drawn({ id, name, size, label }: { id: string; name: string; size: number; label: string }) {
  const named = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  // Two letters have no room in the smallest circles.
  const initials = name === NO_NAME ? '' : initialsOf(name, size < 24 ? 1 : 2);
  if (initials !== '') {
    const colour = faceColour(id === '' ? name : id);
    return (
      <Initials
        $size={size}
        data-initials={initials}
        style={{ background: `var(--face-${colour})`, color: `var(--face-${colour}-text)` }}
        {...named}
      />
    );
  }
  return (
    <svg viewBox="0 0 40 40" fill="currentColor" {...named}>
      <circle cx="20" cy="15.5" r="7" />
      <path d="M5 42c0-10 6.500-15.500 15-15.500S35 32 35 42z" />
    </svg>
  );
}

const Nobody = styled.span<{ $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 1.25px dashed var(--hollow);
  border-radius: 50%;
  color: var(--text-3);
`;

/** Nobody assigned: a dashed circle with a plus. */
export function UnassignedAvatar({ size = 20, label = 'Nobody assigned' }: { size?: number; label?: string }) {
  return <Nobody $size={size} role="img" aria-label={label}><Icon as={PlusIcon} size={14} /></Nobody>;
}
