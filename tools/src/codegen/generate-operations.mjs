import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { formatDocument, stringifyDocument } from '@urql/core';
import { buildSchema, Kind, parse, validate, visit } from 'graphql';
import { findFiles } from '../files/find-files.mjs';
import { root } from '../root.mjs';
import { workspaceFolders } from '../workspaces.mjs';
import { splitDocuments } from './split-documents.mjs';

const WRITTEN_BY = '// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.\n';

/** How the schema's scalars look in TypeScript; a Slate document is checked on the server, so here it is any JSON array. */
const scalars = {
  ID: 'string', DateTime: 'string', Date: 'string', Decimal: 'string', RichText: 'Array<Record<string, unknown>>', JSON: 'unknown',
};

/**
 * Types and documents of every workspace that has `.graphql` files.
 * @param {{ write: boolean, repository?: string }} options without `write` nothing is changed on disk; `repository` is another place than
 * this one
 * @returns {Promise<{ file: string, state: 'unchanged' | 'changed' | 'removed' }[]>} one entry a generated file, path relative to the
 * repository
 */
export async function generateOperations({ write, repository = root }) {
  const schemaText = readFileSync(join(root, 'api/schema.graphql'), 'utf8');
  const changes = [];
  for (const workspace of workspaceFolders(repository)) {
    if (workspace === 'api' || !existsSync(join(repository, workspace, 'src'))) continue;
    changes.push(...await generateIn(join(repository, workspace), { write, schemaText }));
  }
  return changes;
}

/**
 * Types and documents of one part.
 * @param {string} place absolute path of its folder
 * @param {{ write: boolean, schemaText: string }} options
 * @returns {ReturnType<typeof generateOperations>}
 */
export async function generateIn(place, { write, schemaText }) {
  const changes = [];
  const sources = findFiles(join(place, 'src'), (path) => path.endsWith('.graphql')).sort();
  const folder = join(place, 'src/generated');
  const listOutput = join(place, 'persisted-operations.json');
  const outputs = new Map();
  if (sources.length > 0) await addOutputs(outputs, { listOutput, folder, schema: buildSchema(schemaText), schemaText, sources });
  for (const [path, text] of outputs) changes.push(put(path, text, write));
  const present = [...(existsSync(folder) ? findFiles(folder, () => true) : []), listOutput].filter((path) => existsSync(path));
  for (const stale of present.filter((path) => !outputs.has(path))) {
    if (write) rmSync(stale);
    changes.push({ file: relative(root, stale), state: 'removed' });
  }
  return changes;
}

async function addOutputs(outputs, { listOutput, folder, schema, schemaText, sources }) {
  const documents = sources.map((location) => ({ location, document: parse(readFileSync(location, 'utf8')) }));
  refuseInvalid(schema, documents);
  const body = await generatedText(schema, schemaText, documents, join(folder, 'graphql.ts'));
  for (const [name, text] of splitDocuments(body, sourceNames(documents))) outputs.set(join(folder, name), `${WRITTEN_BY}${text}`);
  outputs.set(listOutput, persistedList(body));
}

/** @returns {(name: string) => string} the file, without folder and suffix, in which an operation or a fragment is written */
function sourceNames(documents) {
  const names = new Map(
    documents.flatMap(({ location, document }) => document.definitions.map(({ name }) => [name.value, basename(location, '.graphql')])),
  );
  const files = new Set(documents.map(({ location }) => basename(location)));
  if (files.size < documents.length) throw new Error('Two .graphql files of a workspace have the same name.');
  return (name) => names.get(name);
}

function refuseInvalid(schema, documents) {
  const whole = { kind: Kind.DOCUMENT, definitions: documents.flatMap(({ document }) => document.definitions) };
  const errors = validate(schema, whole);
  if (errors.length === 0) return;
  const where = (error) => (
    documents.find(({ document }) => error.nodes?.some((node) => inside(document, node)))?.location ?? 'a .graphql file'
  );
  throw new Error(errors.map((error) => `${relative(root, where(error))}: ${error.message}`).join('\n'));
}

function inside(document, node) {
  let found = false;
  visit(document, { enter: (each) => void (found ||= each === node) });
  return found;
}

async function generatedText(schema, schemaText, documents, filename) {
  const config = {
    scalars, strictScalars: true, useTypeImports: true, enumsAsTypes: true, skipTypename: false, dedupeFragments: true,
    documentMode: 'documentNode', onlyOperationTypes: true, optimizeDocumentNode: true,
    avoidOptionals: { field: true, object: false, inputValue: false, defaultValue: false },
    documentNodeImport: '@urql/core#TypedDocumentNode',
  };
  return codegen({
    filename,
    schema: parse(schemaText),
    schemaAst: schema,
    documents,
    config,
    plugins: [{ typescript: {} }, { operations: {} }, { documents: {} }],
    pluginMap: { typescript, operations: typescriptOperations, documents: typedDocumentNode },
  });
}

/**
 * sha256 of each operation as clients send it, for a server that accepts known operations alone. It is made of the very
 * documents that the clients have, printed as their client prints them: the order of the fragments counts too.
 * @param {string} body what the generator wrote
 */
function persistedList(body) {
  const entries = [...body.matchAll(/^export const \w+Document = (\{"kind":"Document".*\}) as unknown as /gm)].map(([, json]) => {
    const document = JSON.parse(json);
    const text = stringifyDocument(formatDocument(document));
    const name = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION).name.value;
    return { name, sha256: createHash('sha256').update(text).digest('hex'), text };
  });
  return `${JSON.stringify({ operations: entries.sort((a, b) => a.name.localeCompare(b.name)) }, null, 2)}\n`;
}

function put(path, text, write) {
  const file = relative(root, path);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return { file, state: 'unchanged' };
  if (write) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return { file, state: 'changed' };
}
