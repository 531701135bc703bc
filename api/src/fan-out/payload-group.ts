import { Kind, visit } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { ASTNode, DocumentNode, ExecutionArgs, ExecutionResult, GraphQLError, GraphQLFormattedError, OperationDefinitionNode } from 'graphql';
import { Payload } from './payload';

type FormatError = (error: GraphQLError) => GraphQLFormattedError;

/**
 * All subscribers who see the same payload of an event: the same document with the same variables inside it.
 * An event is executed and serialised once for all of them, by a compiled operation.
 */
export class PayloadGroup {
  private readonly made = new WeakMap<object, Payload | Promise<Payload>>();
  private readonly compiled: CompiledQuery;

  constructor(private readonly args: ExecutionArgs, private readonly formatError: FormatError) {
    const compiled = compileQuery(args.schema, args.document, args.operationName ?? '');
    if (!isCompiledQuery(compiled)) throw compiled.errors?.[0] ?? new Error('an operation could not be compiled');
    this.compiled = compiled;
  }

  /** The end of the frame: the execution result and the brace that closes the message. */
  payload(event: object): Payload | Promise<Payload> {
    const known = this.made.get(event);
    if (known) return known;
    const result = this.compiled.query(event, this.args.contextValue, this.args.variableValues);
    const payload = result instanceof Promise ? result.then((one) => this.serialise(one)) : this.serialise(result);
    this.made.set(event, payload);
    if (payload instanceof Promise) payload.then((ready) => this.made.set(event, ready), () => undefined);
    return payload;
  }

  private serialise({ errors, ...result }: ExecutionResult): Payload {
    return new Payload(Buffer.from(`${JSON.stringify(errors ? { ...result, errors: errors.map(this.formatError) } : result)}}`));
  }
}

const MAX_GROUPS_OF_DOCUMENT = 200;

/** The groups of one process. Documents are compared by identity: the sockets keep one parsed document for each text. */
export class PayloadGroups {
  private readonly groups = new WeakMap<DocumentNode, Map<string, PayloadGroup>>();

  constructor(private readonly formatError: FormatError) {}

  of(args: ExecutionArgs): PayloadGroup {
    const groups = this.groups.get(args.document) ?? new Map<string, PayloadGroup>();
    this.groups.set(args.document, groups);
    const key = JSON.stringify([args.operationName ?? null, ...seenVariables(args)]);
    const known = groups.get(key);
    if (known) return known;
    const group = new PayloadGroup({ ...args, contextValue: withoutViewer(args.contextValue) }, this.formatError);
    if (groups.size >= MAX_GROUPS_OF_DOCUMENT) groups.clear();
    groups.set(key, group);
    return group;
  }
}

/** The payload is for everybody: a resolver that looked at the viewer would show one what is another's. Here it finds nobody. */
function withoutViewer(context: unknown): object {
  return { ...Object(context), viewer: null };
}

/** Values of the variables that the payload depends on: all but those that only say which events are wanted (arguments of the root field). */
function seenVariables({ document, operationName, variableValues }: ExecutionArgs): unknown[] {
  const names = new Set<string>();
  const collect = (node: ASTNode) => { visit(node, { Variable: ({ name }) => { names.add(name.value); } }); };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) collect(definition);
    if (definition.kind === Kind.OPERATION_DEFINITION && (!operationName || definition.name?.value === operationName)) collectBelowRoot(definition, collect);
  }
  return [...names].sort().map((name) => [name, variableValues?.[name]]);
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
