import { execute, Kind, visit } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type {
  ASTNode, DocumentNode, ExecutionArgs, ExecutionResult, GraphQLError, GraphQLFormattedError, OperationDefinitionNode,
} from 'graphql';
import { Payload } from './payload';

type FormatError = (error: GraphQLError) => GraphQLFormattedError;

/**
 * All subscribers who see the same payload of an event: the same document with the same variables inside it.
 * An event is executed and serialised once for all of them, by a compiled operation where the text is ours: no text
 * that somebody makes up may ever be written into code.
 */
export class PayloadGroup {
  private readonly made = new WeakMap<object, Payload | Promise<Payload>>();
  private readonly compiled: CompiledQuery | null;

  constructor(private readonly args: ExecutionArgs, isRegistered: boolean, private readonly formatError: FormatError) {
    this.compiled = isRegistered ? compile(args) : null;
  }

  /** The end of the frame: the execution result and the brace that closes the message. */
  payload(event: object): Payload | Promise<Payload> {
    const known = this.made.get(event);
    if (known) return known;
    const result = this.execute(event);
    const payload = result instanceof Promise ? result.then((one) => this.serialise(one)) : this.serialise(result);
    this.made.set(event, payload);
    if (payload instanceof Promise) payload.then((ready) => this.made.set(event, ready), () => undefined);
    return payload;
  }

  private execute(event: object): ExecutionResult | Promise<ExecutionResult> {
    const { contextValue, variableValues } = this.args;
    return this.compiled ? this.compiled.query(event, contextValue, variableValues) : execute({ ...this.args, rootValue: event });
  }

  private serialise({ errors, ...result }: ExecutionResult): Payload {
    return new Payload(Buffer.from(`${JSON.stringify(errors ? { ...result, errors: errors.map(this.formatError) } : result)}}`));
  }
}

function compile({ schema, document, operationName }: ExecutionArgs): CompiledQuery {
  const compiled = compileQuery(schema, document, operationName ?? '');
  if (!isCompiledQuery(compiled)) throw compiled.errors?.[0] ?? new Error('an operation could not be compiled');
  return compiled;
}

const MAX_GROUPS_OF_DOCUMENT = 200;

/** The groups of one process. Documents are compared by identity: the sockets keep one parsed document for each text. */
export class PayloadGroups {
  private readonly groups = new WeakMap<DocumentNode, Map<string, PayloadGroup>>();

  constructor(private readonly formatError: FormatError) {}

  /** @param isRegistered whether the document is the text of a released client */
  of(args: ExecutionArgs, isRegistered: boolean): PayloadGroup {
    const groups = this.groups.get(args.document) ?? new Map<string, PayloadGroup>();
    this.groups.set(args.document, groups);
    const key = JSON.stringify([isRegistered, args.operationName ?? null, ...seenVariables(args)]);
    const known = groups.get(key);
    if (known) return known;
    const group = new PayloadGroup({ ...args, contextValue: withoutViewer(args.contextValue) }, isRegistered, this.formatError);
    if (groups.size >= MAX_GROUPS_OF_DOCUMENT) groups.clear();
    groups.set(key, group);
    return group;
  }
}

/** The payload is for everybody: a resolver that looked at the viewer would show one what is another's. Here it finds nobody. */
function withoutViewer(context: unknown): object {
  return { ...Object(context), viewer: null };
}

/** Names by document and operation: whoever comes asks the same, and to walk a whole document costs as much as a read of the database. */
const namesSeen = new WeakMap<DocumentNode, Map<string, readonly string[]>>();

/** The variables that the payload depends on, by name. */
function seenVariables({ document, operationName, variableValues }: ExecutionArgs): unknown[] {
  const ofDocument = namesSeen.get(document) ?? new Map<string, readonly string[]>();
  namesSeen.set(document, ofDocument);
  // Of one that its document has: graphql-ws refuses any other before.
  const names = ofDocument.get(operationName ?? '') ?? namesIn(document, operationName ?? '');
  ofDocument.set(operationName ?? '', names);
  return names.map((name) => [name, variableValues?.[name]]);
}

/** All but those that only say which events are wanted (arguments of the root field). */
function namesIn(document: DocumentNode, operationName: string): readonly string[] {
  const names = new Set<string>();
  const collect = (node: ASTNode) => { visit(node, { Variable: ({ name }) => { names.add(name.value); } }); };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) collect(definition);
    if (definition.kind === Kind.OPERATION_DEFINITION && (!operationName || definition.name?.value === operationName))
      collectBelowRoot(definition, collect);
  }
  return [...names].sort();
}

function collectBelowRoot(operation: OperationDefinitionNode, collect: (node: ASTNode) => void): void {
  for (const selection of operation.selectionSet.selections) {
    if (selection.kind !== Kind.FIELD) {
      collect(selection);
      continue;
    }
    for (const directive of selection.directives ?? []) collect(directive);
    if (selection.selectionSet) collect(selection.selectionSet);
  }
}
