import { toFace } from '@heartwood/client-kit/people';
import { useShell, useReadable } from '@heartwood/contract/kit';
import { Banner, UsersIcon, WifiOffIcon } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { AsideBanner } from './aside-banner';
import { useEditing } from './editor-context';
import { presentSlide } from './model/editor-state';
import { StaleBar } from './stale-bar';

const Frame = styled.div`display: flex; flex-direction: column; gap: 8px; padding: 16px 28px 0; &:empty { display: none; }`;

/** What somebody who writes here should know: the line, who else writes, what the plan says by now. */
export function Banners() {
  const { model } = useEditing();
  const shell = useShell();
  const { state, save, people } = useUnit({ state: model.$state, save: model.$save, people: model.$people });
  const isOffline = useReadable(shell.socket.state) === 'offline' || save.kind === 'offline';
  const slide = presentSlide(state);
  const here = people.filter(({ slideId }) => slideId !== null && slideId === state.slideId);
  const names = [...new Map(here.map(({ person }) => [person.id, toFace(person).name || 'Somebody'])).values()];
  return (
    <Frame>
      {isOffline ? <Banner tone="warning" icon={WifiOffIcon}><b>You are offline.</b> Changes are kept here and saved later.</Banner> : null}
      <AsideBanner />
      {names.length > 0 ? (
        <Banner icon={UsersIcon}>
          <b>{names.length === 1
            ? `${names[0]} is on this slide.`
            : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are on this slide.`}</b>
          {here.some(({ blockId }) => blockId !== null && (blockId === state.editing || state.selection.includes(blockId)))
            ? ' You both write in one box; the words of both stay.' : ' What each of you writes stays.'}
        </Banner>
      ) : null}
      {slide ? <StaleBar slide={slide} /> : null}
    </Frame>
  );
}
