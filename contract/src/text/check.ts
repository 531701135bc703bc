import { isCleanText } from './clean-text';
import {
  alignments, backgroundColours, blockTypes, directions, isList, isRecord, listTypes, maxColumns, maxIndent, textColours, textSizes,
  type BlockType,
} from './document';
import { LEVELS, type Feature, type Level } from './levels';
import { isPersonId } from './person-id';
import { isSafeLink } from './safe-link';
import { blocksOf, RICH_TEXT_VERSION, versionOf } from './version';

/** Why a document cannot be saved, as a sentence for its writer. */
export interface RichTextFault { code: 'INVALID' | 'TOO_LARGE'; message: string }

const maxDepth = 12;

/** What stands in the way of saving this document at this level, or null. What `parseRichText` gives always passes, but for its size. */
export function checkRichText(document: unknown, level: Level = LEVELS.module): RichTextFault | null {
  const why = Array.isArray(document) ? documentFault(document, level) : 'a document is a list of blocks';
  if (why !== null) return { code: 'INVALID', message: `This text can't be saved: ${why}.` };
  // Its depth first: what is nested without end can't be written as JSON either.
  if (byteLength(JSON.stringify(document)) <= level.maxBytes) return null;
  return { code: 'TOO_LARGE', message: `This text is too long: it may have ${level.maxBytes / 1000} kB.` };
}

function documentFault(document: readonly unknown[], level: Level): string | null {
  const version = versionOf(document);
  if (!Number.isInteger(version) || version < 1 || version > RICH_TEXT_VERSION)
    return 'it is of a newer version of Heartwood. Reload the page and try again';
  return firstFault(blocksOf(document), (node) => blockFault(node, null, level, 0));
}

function firstFault<Item>(items: readonly Item[], faultOf: (item: Item) => string | null): string | null {
  for (const item of items) {
    const fault = faultOf(item);
    if (fault !== null) return fault;
  }
  return null;
}

/** Which blocks may stand in a block: items in lists, rows in tables, cells in rows, and words in all others. */
function childOf(parent: BlockType | null): readonly BlockType[] {
  if (parent === null) return topBlocks;
  if (isList(parent)) return ['list-item'];
  if (parent === 'table') return ['table-row'];
  return parent === 'table-row' ? ['table-cell'] : [];
}

const topBlocks = blockTypes.filter((type) => !['list-item', 'table-row', 'table-cell'].includes(type));

function blockFault(node: unknown, parent: BlockType | null, level: Level, depth: number): string | null {
  if (!isRecord(node)) return 'a block is an object';
  if (depth > maxDepth) return 'blocks are nested too deep';
  const { type, children, ...attributes } = node;
  const known = childOf(parent).find((name) => name === type);
  if (known === undefined) return `the block ${shown(type)} is unknown${parent === null ? '' : ` inside ${parent}`}`;
  if (!allows(level, known)) return `${known} is not for this text`;
  if (!Array.isArray(children) || children.length === 0) return 'a block has children';
  if (known === 'table-row' && children.length > maxColumns) return `a row has ${maxColumns} cells at most`;
  const wrong = Object.entries(attributes).find(([name, value]) => !isAttribute(known, name, value, level));
  if (wrong) return `${shown(wrong[0])} of a block is not right`;
  const nested = childOf(known).length > 0;
  return firstFault(children as unknown[], (child) =>
    nested ? blockFault(child, known, level, depth + 1) : inlineFault(child, level, known !== 'code-block'),
  );
}

function allows({ features }: Level, type: BlockType): boolean {
  return type === 'list-item' || type === 'table-row' || type === 'table-cell' || features.has(type);
}

function isAttribute(type: BlockType, name: string, value: unknown, { features }: Level): boolean {
  const has = (feature: Feature) => features.has(feature);
  switch (name) {
    case 'align': return has('align') && isOneOf(alignments, value);
    case 'dir': return has('dir') && isOneOf(directions, value);
    case 'indent': return has('indent') && Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxIndent;
    case 'checked': return type === 'check-list-item' && typeof value === 'boolean';
    case 'marker': return type === 'list-item' && isOneOf(listTypes, value);
    case 'header': return type === 'table-cell' && typeof value === 'boolean';
    default: return false;
  }
}

function inlineFault(node: unknown, level: Level, takesMore: boolean): string | null {
  if (!isRecord(node)) return 'a text is an object';
  if ('text' in node) return leafFault(node, level);
  if (!takesMore) return 'code is text alone';
  const { type, children, ...attributes } = node;
  if (type === 'link' && level.features.has('link')) return linkFault(children, attributes, level);
  if (type === 'mention' && level.features.has('mention')) return mentionFault(children, attributes);
  return `${shown(type)} is unknown inside a block`;
}

function linkFault(children: unknown, { url, ...others }: Record<string, unknown>, level: Level): string | null {
  if (!isSafeLink(url)) return 'a link has an address that begins with http, https or mailto';
  if (Object.keys(others).length > 0) return `${shown(Object.keys(others)[0])} of a link is not right`;
  if (!Array.isArray(children) || children.length === 0) return 'a link has words';
  return firstFault(children as unknown[], (child) =>
    isRecord(child) && 'text' in child ? leafFault(child, level) : 'a link holds words alone',
  );
}

function mentionFault(children: unknown, { userId, name, ...others }: Record<string, unknown>): string | null {
  const names =
    typeof name === 'string' &&
    name.trim() !== '' &&
    name.length <= 200 &&
    isCleanText(name) &&
    typeof userId === 'string' &&
    isPersonId(userId);
  if (!names || Object.keys(others).length > 0) return 'a mention names a person';
  const [only] = Array.isArray(children) ? (children as unknown[]) : [];
  return Array.isArray(children) && children.length === 1 && isRecord(only) && only['text'] === '' && Object.keys(only).length === 1
    ? null
    : 'a mention has no words of its own';
}

function leafFault({ text, ...looks }: Record<string, unknown>, { features, marks }: Level): string | null {
  if (typeof text !== 'string' || !isCleanText(text)) return 'a text is a string';
  const wrong = Object.entries(looks).find(([name, value]) => {
    if (name === 'colour') return !features.has('colour') || !isOneOf(textColours, value);
    if (name === 'background') return !features.has('background') || !isOneOf(backgroundColours, value);
    if (name === 'size') return !features.has('size') || !isOneOf(textSizes, value);
    return !isOneOf(marks, name) || value !== true;
  });
  return wrong ? `the mark ${shown(wrong[0])} is unknown` : null;
}

function isOneOf(known: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && known.includes(value);
}

function shown(value: unknown): string {
  return String(value).replace(/[^\w-]/g, '').slice(0, 20);
}

/** In UTF-8, as it is sent and stored. */
function byteLength(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Half of a pair counts two, the pair four.
    if (code > 0x7f) bytes += code > 0x7ff && (code < 0xd800 || code > 0xdfff) ? 2 : 1;
  }
  return bytes;
}
