import { getOperationAST, type DocumentNode, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Services } from '../request/context';
import type { Documents } from './documents';

/**
 * Numbers, words and names of enums go out as the resolver gave them: TypeScript says what they are, and to check each of thousands is
 * most of what the code would do.
 */
const CODE = { disableLeafSerialization: true };

/** An operation that was asked for once; null for one that can't be compiled. */
type Known = 'asked' | CompiledQuery | null;

/**
 * The operations of released clients as code (ADR 17). No text that somebody makes up may ever be written into code: everything else is
 * interpreted.
 */
export class CompiledOperations {
  private readonly known = new WeakMap<DocumentNode, Map<string, Known>>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly registered: Services['operations'],
    private readonly documents: Pick<Documents, 'prepare'>,
  ) {}

  /** The code of an operation; null while it is to be interpreted: what is asked for once is not worth the making. */
  find(text: string, name: string | null): CompiledQuery | null {
    const document = this.registered.find(text);
    if (document === null) return null;
    const operations = this.known.get(document) ?? new Map<string, Known>();
    this.known.set(document, operations);
    const known = operations.get(name ?? '');
    if (known !== 'asked' && known !== undefined) return known;
    // A name that the document does not have is not remembered: there is no end to them.
    if (known === undefined) {
      if (getOperationAST(document, name)) operations.set(name ?? '', 'asked');
      return null;
    }
    const made = this.compile(text, name);
    operations.set(name ?? '', made);
    return made;
  }

  /** A released client may be older than the schema, and ask for what is not there any more. */
  private compile(text: string, name: string | null): CompiledQuery | null {
    const document = this.documents.prepare(text);
    if (!('kind' in document)) return null;
    const compiled = compileQuery(this.schema, document, name ?? '', CODE);
    return isCompiledQuery(compiled) ? compiled : null;
  }
}
