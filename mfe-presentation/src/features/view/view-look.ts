import styled, { css } from 'styled-components';
import { mobile } from '@heartwood/shared-ui';

/** One ground for all that is shown in full screen, in the light and in the dark product alike. */
export const dark = css`
  color-scheme: dark;
  --text: #DCE7E0;
  --text-2: #A9C0B3;
  --text-3: #93A39A;
  --surface: #0A110E;
  --surface-hover: #1C2822;
  --surface-sunken: #121B17;
  --border: #1C2822;
  --border-2: #33423A;
  --hollow: #6E7F76;
  --focus: #DCE7E0;
  --link: #BFE3D0;
  background: #0A110E;
  color: #DCE7E0;
`;

export const Room = styled.div`
  ${dark}
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  height: 100dvh;
  overflow: hidden;
`;

const short = '@media (max-height: 500px) and (orientation: landscape)';

export const Stage = styled.main`
  position: relative;
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 0;
  padding: 28px 28px 8px;
  overflow: hidden;
  touch-action: pan-y pinch-zoom;
  ${mobile} { padding: 0; align-content: center; }
  ${short} { padding: 0; }
`;

/** As large as the window lets it be, above the foot. */
export const Fitted = styled.div`
  position: relative;
  width: min(calc(100vw - 56px), calc((100dvh - 96px) * 16 / 9));
  overflow: hidden;
  border-radius: 8px;
  ${mobile} { width: min(100vw, calc((100dvh - 132px) * 16 / 9)); border-radius: 0; }
  ${short} { width: min(100vw, calc(100dvh * 16 / 9)); }
`;

export const Foot = styled.footer`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, auto) minmax(max-content, 1fr);
  gap: 16px;
  align-items: center;
  flex: none;
  height: 60px;
  padding: 0 20px;
  font-size: 13px;
  line-height: 19px;
  & > :last-child { display: flex; gap: 2px; align-items: center; justify-content: flex-end; }
  ${mobile} {
    grid-template-columns: minmax(0, 1fr);
    height: calc(76px + env(safe-area-inset-bottom));
    padding: 0 16px calc(20px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--border);
    & > :not(:last-child) { display: none; }
    & > :last-child { justify-content: space-between; gap: 4px; }
  }
  /* The slide has the whole of a phone that lies; what is pressed comes with the focus. */
  ${short} {
    position: absolute; inset: auto 0 0; height: 52px; padding: 0 16px; opacity: 0; background: #0A110E; &:focus-within { opacity: 1; }
  }
`;

export const Head = styled.header`
  display: none;
  ${mobile} {
    display: flex; gap: 10px; align-items: center; flex: none; height: 56px; padding: 0 4px 0 16px;
    & > span:not([aria-hidden]):has(> b) { flex: 1; min-width: 0; line-height: 17px; }
  }
  ${short} { display: none; }
  & b { display: block; overflow: hidden; font-size: 13px; text-overflow: ellipsis; white-space: nowrap; }
`;

export const Named = styled.span`
  display: flex;
  gap: 8px;
  align-items: center;
  min-width: 0;
  & > span:last-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

export const Pieces = styled.span<{ $count: number }>`
  display: flex;
  gap: ${({ $count }) => ($count > 30 ? 1 : 4)}px;
  width: min(${({ $count }) => $count * 30}px, 44vw);
  ${mobile} { width: auto; flex: 1; gap: ${({ $count }) => ($count > 30 ? 1 : 3)}px; }
  & > i { flex: 1; min-width: 0; height: 7px; border: 1.25px solid var(--hollow); border-radius: 2.5px; }
  & > i[data-done] { border-color: #DCE7E0; background: #DCE7E0; }
  &[data-many] > i { border-width: 1.25px 0; border-radius: 0; }
`;

/** Below the slide on a phone. */
export const PhonePlace = styled.div`
  display: none;
  ${mobile} {
    display: block; padding: 14px 16px 0; & > div { display: flex; gap: 10px; align-items: center; }
    & p { margin-top: 14px; text-align: center; }
  }
  ${short} { display: none; }
`;

export const Black = styled.button`
  position: absolute; inset: 0; z-index: 3; border: 0; background: #000; cursor: none; & > span { opacity: 0; }
`;

export const Middle = styled.span`display: contents; ${mobile} { display: flex; gap: 4px; }`;
export const NotOnPhone = styled.span`display: contents; ${mobile} { display: none; }`;
export const OnPhone = styled.span`display: none; ${mobile} { display: contents; }`;
