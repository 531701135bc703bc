import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * What a package says that it exports, read from its declarations by the compiler.
 * @typedef {{ entry: string, name: string, text: string }} Declaration `name` as it is imported from `entry`; of what is not exported and
 *   stands in something that is, `entry` is `reached`
 */

const printer = ts.createPrinter({ removeComments: true });

/**
 * @param {{ folder: string, entries: Record<string, string> }[]} packages absolute paths of laid out packages, and the file of declarations
 *   of each entry
 * @returns {Declaration[][]} of each package, in the order of its entries and then by name
 */
export function readDeclarations(packages) {
  const files = packages.flatMap(({ folder, entries }) => Object.values(entries).map((file) => join(folder, file)));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, target: ts.ScriptTarget.ES2022, skipLibCheck: true,
    noEmit: true, types: [], noLib: true, noResolve: false,
  });
  const checker = program.getTypeChecker();
  return packages.map(({ folder, entries }) => declarationsOf({ folder, entries, program, checker }));
}

function declarationsOf({ folder, entries, program, checker }) {
  const exported = new Map();
  const found = [];
  for (const [entry, file] of Object.entries(entries)) {
    const source = program.getSourceFile(join(folder, file));
    const module = source && checker.getSymbolAtLocation(source);
    const symbols = module ? checker.getExportsOfModule(module) : [];
    for (const symbol of [...symbols].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const real = originOf(symbol, checker);
      const known = exported.get(real);
      if (!known) exported.set(real, `${symbol.name} of ${entry}`);
      found.push({ entry, name: symbol.name, real, text: known ? `is ${known}` : textOf(real, symbol.name) });
    }
  }
  const reached = new Map();
  for (const { real } of found) reach(real, { folder, checker, exported, reached });
  return [
    ...found.map(({ entry, name, text }) => ({ entry, name, text })),
    ...[...reached].map(([symbol, text]) => ({ entry: 'reached', name: symbol.name, text })).sort((a, b) => (
      `${a.name} ${a.text}` < `${b.name} ${b.text}` ? -1 : 1
    )),
  ];
}

/** What is named in a declaration and not exported is part of what a squad's compiler sees. */
function reach(symbol, { folder, checker, exported, reached }) {
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const named = checker.getSymbolAtLocation(node);
      const real = named && originOf(named, checker);
      const isOurs = real?.declarations?.some((each) => each.getSourceFile().fileName.startsWith(`${folder}/`) && isAtTop(each));
      if (isOurs && !exported.has(real) && !reached.has(real)) {
        reached.set(real, textOf(real, real.name));
        real.declarations.forEach(visit);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol.declarations ?? [])
    if (declaration.getSourceFile().fileName.startsWith(`${folder}/`)) visit(declaration);
}

function originOf(symbol, checker) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function isAtTop(declaration) {
  return wholeOf(declaration).parent?.kind === ts.SyntaxKind.SourceFile && declaration.kind !== ts.SyntaxKind.SourceFile;
}

/** `declare const x: T` is a statement of which the compiler names a part. */
function wholeOf(declaration) {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

function textOf(symbol, name) {
  const texts = (symbol.declarations ?? []).filter((each) => each.kind !== ts.SyntaxKind.SourceFile).map((each) => {
    const text = printer.printNode(ts.EmitHint.Unspecified, wholeOf(each), each.getSourceFile());
    return /[\\/]node_modules[\\/](?!@heartwood)/.test(each.getSourceFile().fileName) ? `from a package of others: ${symbol.name}` : text;
  });
  return [...new Set(texts)].join('\n') || `${name} from elsewhere`;
}

/**
 * @param {Record<string, { types?: string } | string>} exports of a packed `package.json`
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export function entriesOf(exports, folder) {
  return Object.fromEntries(Object.entries(exports).flatMap(([entry, target]) => (
    typeof target === 'object' && target.types && existsSync(join(folder, target.types)) ? [[entry, target.types]] : []
  )));
}
