import type { ModuleKey } from '@heartwood/contract/domain';
import type { RichTextValue } from '@heartwood/shared-ui/rich-text';
import type { ComponentType } from 'react';
import type { FoundationPageQuery, ModuleContentFragment, PersonFieldsFragment } from '../generated/graphql';

/** What the page of every area reads; a feature asks for more in the same request. */
export type AreaData = Pick<NonNullable<FoundationPageQuery['foundation']>, 'framework' | 'modules'>;

export interface RowsProps<Area> {
  area: Area;
  module: ModuleContentFragment;
  /** Who can be named and chosen. */
  people: readonly PersonFieldsFragment[];
  canEdit: boolean;
  /** The last row went. */
  onEmptied: () => void;
}

/** How one gets from module to module of an area: by a list beside them, or, where there are few, by tabs above. */
export type AreaNavigation = 'list' | 'tabs';

/** What a module of an area is made of. */
export interface BodyKind<Area> {
  /** Where the module's own text stands. */
  text: 'alone' | 'above' | 'below' | 'none';
  /** What its second text is called, below the first; of the modules that have one. */
  otherText?: string;
  Rows?: ComponentType<RowsProps<Area>>;
  /** Has the width of the facts, which open over it. */
  isWide?: boolean;
  /** Of a wide one: its facts stand in a line below its name. */
  hasFactLine?: boolean;
  /** Has the width of the list too, which becomes a rail. */
  hasRail?: boolean;
  /** Stands beside the module and pushes it, such as the drawer of a row; null while nothing is open. */
  Side?: ComponentType<RowsProps<Area>>;
  /**
   * What is missing before it can be marked as done, as a sentence; null when nothing is. Only the screen asks: the API
   * takes the person's word.
   * @param text what the editor shows, saved or not
   */
  missing(area: Area, text: RichTextValue): string | null;
}

/** The bodies of an area by module: each of its modules has one. */
export type AreaBodies<Area, Key extends ModuleKey> = Readonly<Record<Key, BodyKind<Area>>>;

/** The body of a module. One that an address names by mistake is a text, and the server says what may be done with it. */
export function bodyOf<Area>(bodies: Readonly<Partial<Record<ModuleKey, BodyKind<Area>>>>, key: ModuleKey): BodyKind<Area> {
  return bodies[key] ?? { text: 'alone', missing: () => null };
}
