import styled from 'styled-components';
import { dark } from './view-look';

export const Presenter = styled.div`
  ${dark} position: relative; display: grid; grid-template-rows: 56px minmax(0, 1fr) 60px; flex: 1; height: 100dvh; overflow: hidden;
`;

const bar = `
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  & > span { display: flex; gap: 8px; align-items: center; min-width: 0; }
`;

export const Top = styled.header`
  ${bar}
  padding: 0 24px;
  border-bottom: 1px solid var(--border);
  font-size: 13px;
  & b { overflow: hidden; font-weight: 540; text-overflow: ellipsis; white-space: nowrap; }
  & > .middle { gap: 20px; }
  & > .end { justify-content: flex-end; }
  & [role='status'] { display: flex; gap: 6px; align-items: center; white-space: nowrap; }
  & button[type='button'].primary, & .end > button:last-child { background: #DCE7E0; color: #0C2119; }
`;

export const Time = styled.span`font-size: 22px; font-weight: 640; letter-spacing: -.02em; font-variant-numeric: tabular-nums lining-nums;`;

export const Main = styled.main`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(300px, 440px); gap: 24px; min-height: 0; padding: 20px 24px; overflow: auto;
`;

const column = `
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  min-height: 0;
  & > .slide { position: relative; flex: none; overflow: hidden; border-radius: 8px; }
`;

export const Now = styled.section`
  ${column}
  /* The filmstrip stays in sight: the slide is as large as the height lets it be. */
  & > .slide { width: min(100%, calc((100dvh - 320px) * 16 / 9)); }
  & > .slide[data-tool] { cursor: crosshair; touch-action: none; user-select: none; }
  & .black {
    position: absolute; inset: 0; display: grid; place-items: center; background: rgb(0 0 0 / .82); color: #DCE7E0; font-size: 13px;
  }
  & .progress { gap: 14px; justify-content: flex-start; margin-top: 4px; }
`;
export const Side = styled.section`${column}`;

export const Place = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  font-size: 12px;
  line-height: 17px;
  & > b { flex: none; font-weight: 620; }
  & > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > span[role='progressbar'] { flex: none; max-width: 44%; }
`;

export const NotesHead = styled.div`
  display: flex; align-items: center; justify-content: space-between; margin-top: 12px; font-size: 12px;
  & > h2 { font-weight: 620; }
  & > span { display: flex; gap: 2px; }
`;

export const Notes = styled.div`
  flex: 1; min-height: 80px; overflow: auto; font-weight: 480; white-space: pre-wrap; overflow-wrap: break-word;
`;

export const Filmstrip = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 10px;
  margin-top: 10px;
  & button { display: block; width: 100%; padding: 0; border: 0; background: none; color: inherit; text-align: start; cursor: pointer; }
  & button > div { overflow: hidden; border-radius: 6px; }
  & small { display: block; color: var(--text-3); font-size: 11px; line-height: 16px; }
`;

export const Bottom = styled.footer`${bar} padding: 0 20px; border-top: 1px solid var(--border); & > span { gap: 4px; }`;
