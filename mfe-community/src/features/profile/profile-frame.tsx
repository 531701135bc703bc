import { H1, mobile, Skeleton, TabPanel, Tabs, VisuallyHidden, type TabItem } from '@heartwood/shared-ui';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { RingCover } from './ring-cover';

const Page = styled.div`width: 100%; padding-bottom: 64px; ${mobile} { padding-bottom: 48px; }`;
export const Head = styled.header`
  display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 22px; align-items: start; padding: 0 28px;
  ${mobile} { grid-template-columns: auto minmax(0, 1fr); gap: 8px 12px; padding: 0 16px; }
`;
/** What stands half on the cover. */
export const Mark = styled.div<{ $isRound: boolean }>`
  position: relative; margin-top: -48px; padding: 4px; border-radius: ${({ $isRound }) => ($isRound ? '50%' : '33px')};
  background: var(--surface);
  line-height: 0;
  ${mobile} { & > [style], & > span { width: 88px; height: 88px; } }
`;
const Words = styled.div`
  min-width: 0; padding-top: 16px; font-size: var(--fs-small); line-height: var(--lh-small); color: var(--text-3);
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
  & h1 { overflow-wrap: anywhere; color: var(--text); &:focus { outline: none; } }
  & > p { margin-top: 2px; overflow-wrap: anywhere; }
  & > p:first-of-type:not(:last-of-type) { font-size: var(--fs-dense); line-height: var(--lh-dense); color: var(--text-2); }
  & b { font-weight: var(--fw-semi); color: var(--text); } & a { color: inherit; text-decoration: none; }
  & a:hover { text-decoration: underline; }
  ${mobile} { order: 1; grid-column: 1 / -1; padding-top: 0; }
`;
const Actions = styled.div`
  display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px; padding-top: 18px; ${mobile} { grid-column: 1 / -1; padding-top: 0; }
`;
const Above = styled.div`padding: 12px 28px; ${mobile} { padding: 12px 16px; }`;
const TabLine = styled.div`
  margin: 14px 0 20px; & > [role='tablist'] { padding: 0 28px; } ${mobile} { & > [role='tablist'] { padding: 0 16px; } }
`;
const Body = styled.div`
  display: grid; grid-template-columns: minmax(0, 640px) minmax(0, 320px); gap: 48px; align-items: start; padding: 0 28px;
  ${mobile} {
    grid-template-columns: minmax(0, 1fr); gap: 24px; padding: 0 16px;
    /* In a column of its own a post is a card here too. */
    & [data-post] { border-width: 1px; border-radius: var(--r-3); }
  }
`;
const Aside = styled.aside<{ $isPhoneToo: boolean }>`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 28px; overflow-wrap: anywhere;
  ${mobile} { ${({ $isPhoneToo }) => ($isPhoneToo ? '' : 'display: none;')} }
`;

export interface ProfileFrameProps<Tab extends string> {
  cover: string | null | undefined;
  coverPosition: number;
  mark: ReactNode;
  isRound?: boolean;
  heading: Ref<HTMLHeadingElement>;
  name: string;
  /** Behind the name. */
  badge?: ReactNode;
  line?: string | null | undefined;
  facts: ReactNode;
  actions: ReactNode;
  /** Over the page. */
  above?: ReactNode;
  tabs: readonly TabItem<Tab>[];
  tab: Tab;
  onTab(tab: Tab): void;
  children: ReactNode;
  aside: ReactNode;
  /** On a phone it stands below what is chosen; a list without an end has nothing below it. */
  isAsideOnPhone: boolean;
}

/** The page of a person or a company: cover, who it is, what can be done, tabs. */
export function ProfileFrame<Tab extends string>(props: ProfileFrameProps<Tab>) {
  const {
    cover, coverPosition, mark, isRound = false, heading, name, badge, line, facts, actions, above, tabs, tab, onTab, children, aside,
    isAsideOnPhone,
  } = props;
  return (
    <Page>
      {above ? <Above>{above}</Above> : null}
      <RingCover address={cover} position={coverPosition} />
      <Head>
        <Mark $isRound={isRound}>{mark}</Mark>
        <Words>
          <div><H1 ref={heading} tabIndex={-1} dir="auto">{name}</H1>{badge}</div>
          {line ? <p>{line}</p> : null}
          <p>{facts}</p>
        </Words>
        <Actions>{actions}</Actions>
      </Head>
      <TabLine><Tabs id="profile" label={name} tabs={tabs} value={tab} onChange={onTab} /></TabLine>
      <Body>
        <TabPanel id="profile" value={tab}>{children}</TabPanel>
        <Aside $isPhoneToo={isAsideOnPhone} aria-label="More">{aside}</Aside>
      </Body>
    </Page>
  );
}

export function ProfileSkeleton() {
  return (
    <Page aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton height={168} style={{ borderRadius: 0 }} />
      <Head>
        <Mark $isRound><Skeleton width={112} height={112} style={{ borderRadius: '50%' }} /></Mark>
        <Words><Skeleton width={220} height={24} /><Skeleton width={340} height={14} style={{ marginTop: 10 }} /></Words>
      </Head>
      <Body style={{ marginTop: 28 }}><Skeleton height={220} /><Skeleton height={160} /></Body>
    </Page>
  );
}
