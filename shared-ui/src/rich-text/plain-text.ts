import { isLeaf, isList, type RichTextElement, type RichTextValue } from './document';

/** The words alone, one line a block. */
export function plainText(value: RichTextValue): string {
  return value.flatMap(lines).join('\n');
}

function lines(element: RichTextElement): string[] {
  if (isList(element.type)) return element.children.flatMap((child) => (isLeaf(child) ? [] : lines(child)));
  return [element.children.map((child) => (isLeaf(child) ? child.text : lines(child).join('\n'))).join('')];
}

/** True when there is nothing to read: no value, blocks without words, spaces only. */
export function isBlank(value: RichTextValue | null | undefined): boolean {
  return !value || plainText(value).trim() === '';
}
