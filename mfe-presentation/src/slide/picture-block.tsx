import type { ImageBlock, LogosBlock, TeamBlock } from '@heartwood/contract/deck';
import { Avatar } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Crop = styled.div`position: absolute; inset: 0; overflow: hidden; & > img { position: absolute; max-width: none; }`;

export function ImageView({ block: { address, alt, fit, crop } }: { block: ImageBlock }) {
  const style = crop && crop.width > 0 && crop.height > 0 ? {
    width: `${100 / crop.width}%`, height: `${100 / crop.height}%`,
    left: `${(-100 * crop.x) / crop.width}%`, top: `${(-100 * crop.y) / crop.height}%`, objectFit: 'cover' as const,
  } : { width: '100%', height: '100%', left: 0, top: 0, objectFit: fit };
  return <Crop>{address === '' ? null : <img src={address} alt={alt} style={style} draggable={false} decoding="async" />}</Crop>;
}

const LogoRow = styled.ul`
  display: flex;
  height: 100%;
  gap: 4%;
  align-items: center;
  justify-content: space-between;
  & > li { flex: 1; min-width: 0; height: 100%; display: grid; place-items: center; text-align: center; font-weight: 620; }
  & img { max-width: 100%; max-height: 100%; object-fit: contain; }
`;

export function LogosView({ block: { items, width } }: { block: LogosBlock }) {
  const size = Math.max(16, Math.min(30, width / Math.max(items.length, 1) / 8));
  return (
    <LogoRow style={{ fontSize: size, lineHeight: 1.2 }}>
      {items.map(({ name, address }, index) => (
        <li key={index}>{address === null ? name : <img src={address} alt={name} draggable={false} decoding="async" />}</li>
      ))}
    </LogoRow>
  );
}

const People = styled.ul`
  display: grid;
  gap: 24px;
  height: 100%;
  align-content: space-evenly;
  & > li { display: flex; gap: 20px; align-items: center; min-width: 0; }
  & b { display: block; font-weight: 620; line-height: 1.25; }
  & span.role { display: block; color: var(--slide-muted); font-size: .8em; line-height: 1.3; }
`;

export function TeamView({ block: { people, width, height } }: { block: TeamBlock }) {
  const columns = Math.max(1, Math.min(people.length, Math.floor(width / 360)));
  const rows = Math.max(1, Math.ceil(people.length / columns));
  const face = Math.max(36, Math.min(112, height / rows - 24, width / columns / 4));
  return (
    <People style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, fontSize: Math.max(17, Math.min(28, face / 3.6)) }}>
      {people.map(({ name, role, address }, index) => (
        <li key={index}>
          <Avatar id={name} name={name} photo={address} size={face} alt="" />
          <span><b>{name}</b>{role === '' ? null : <span className="role">{role}</span>}</span>
        </li>
      ))}
    </People>
  );
}
