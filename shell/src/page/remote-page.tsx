import { useEffect, useLayoutEffect, useRef } from 'react';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { print } from '@heartwood/shared-ui';
import { $pages } from '../registry/menu.model';
import { pageHead } from './page-head';
import { pageView, placePage } from './page-applications';
import { ViewCurtain } from './view-curtain';

export interface RemotePageProps {
  /** Name of the remote. */
  name: string;
  /** Where its page is mounted; everything below belongs to it. */
  basePath: string;
}

/** A remote's page, in place: its skeleton while it loads, its view, or why it is not there. */
export function RemotePage({ name, basePath }: RemotePageProps) {
  return <PlacedPage key={`${name} ${basePath}`} basePath={basePath} name={name} />;
}

function PlacedPage({ name, basePath }: RemotePageProps) {
  const host = useRef<HTMLDivElement>(null);
  const title = useUnit($pages).find((page) => page.remote === name && page.path === basePath)?.title ?? '';
  const firstTitle = useRef(title);
  useLayoutEffect(() => {
    pageHead.set({ title: firstTitle.current, crumbs: firstTitle.current ? [{ label: firstTitle.current }] : [] });
  }, []);
  useEffect(() => {
    placePage(name, basePath, host.current);
    return () => placePage(name, basePath, null);
  }, [name, basePath]);
  return (
    <Frame>
      <Host ref={host} />
      <ViewCurtain view={pageView(name, basePath)} title={title} />
    </Frame>
  );
}

/** Skeleton and view share one place: the view comes up under the skeleton, and nothing moves when that goes. */
const Frame = styled.div`
  display: grid;
  grid-template: minmax(100%, auto) / minmax(0, 1fr);
  flex: 1;
  min-width: 0;
  min-height: 100%;
  & > * { grid-area: 1 / 1; }
  ${print} { display: block; }
`;

const Host = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  & > [data-remote] { display: flex; flex-direction: column; flex: 1; min-width: 0; }
  ${print} { &, & > [data-remote] { display: block; } }
`;
