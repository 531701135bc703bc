import type { OpenShareMutation, ShareSection, SourceInWordsFragment } from '../../generated/graphql';

export type Opened = NonNullable<NonNullable<OpenShareMutation['openShare']['share']>>;
export type Plan = NonNullable<Opened['plan']>;
export type Asks = NonNullable<Opened['asks']>;
export type Changes = NonNullable<Opened['changes']>;
export type Source = SourceInWordsFragment;
export type { ShareSection };
