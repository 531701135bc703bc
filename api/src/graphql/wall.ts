import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { Services } from '../request/context';
import type { Documents, Prepared } from './documents';
import { limitKey, REFUSED_DOCUMENTS } from '../request/limits';
import { isOperator } from '../request/operator';

export interface Wall {
  /** The document of a text that a released client sends; null for every other text. */
  registered(text: string): DocumentNode | null;
  /** As `registered`, after a look for releases that came since. */
  registeredNow(text: string): Promise<DocumentNode | null>;
  /** The checked document of a text that nobody registered, or why it is refused. Throws 429 to who was refused too often. */
  unregistered(text: string, request: IncomingMessage, context: WhoAsks): Promise<Prepared>;
  /**
   * The checked document of any text, or why it is refused: for a transport that has no other engine behind it. What is
   * known is there at once, so that a burst of it is counted before the next message is read.
   */
  prepare(text: string, request: IncomingMessage, context: WhoAsks): Prepared | Promise<Prepared>;
}

type WhoAsks = Parameters<typeof limitKey>[0];

/** For a person whose page is too old, and for everybody who tries something. */
export const notRegistered = () =>
  new GraphQLError('This page is of another version than the server. Please load it again.', { extensions: { code: 'UNKNOWN_OPERATION' } });

/** In production only what released clients send reaches the engine; an operator may ask more. */
export function createWall({ config, operations, limits }: Pick<Services, 'config' | 'operations' | 'limits'>, documents: Documents): Wall {
  const isOpenTo = ({ headers }: IncomingMessage) => !config.registeredOnly || isOperator(config, headers);
  const wall: Wall = {
    registered: (text) => operations.find(text),
    async registeredNow(text) {
      if (operations.find(text) === null) await operations.lookAgain();
      return operations.find(text);
    },
    async unregistered(text, request, context) {
      const isOpen = isOpenTo(request);
      if (isOpen && documents.has(text)) return documents.prepare(text);
      const key = limitKey(context);
      await limits.consumeHere(REFUSED_DOCUMENTS, key, 0);
      const prepared = isOpen ? documents.prepare(text) : [notRegistered()];
      if (!('kind' in prepared)) await limits.consumeHere(REFUSED_DOCUMENTS, key);
      return prepared;
    },
    prepare(text, request, context) {
      if (operations.find(text) || (documents.has(text) && isOpenTo(request))) return documents.prepare(text);
      return wall
        .registeredNow(text)
        .then((registered) => (registered ? documents.prepare(text) : wall.unregistered(text, request, context)));
    },
  };
  return wall;
}
