import { render, screen } from '@testing-library/react';
import { parseRichText } from '@heartwood/contract/text';
import { RichTextView } from './rich-text-view';

test('renders a document as real headings, lists and marks', () => {
  render(<RichTextView
    value={parseRichText([
      { type: 'heading-one', children: [{ text: 'Culture' }] },
      { type: 'numbered-list', children: [{ type: 'list-item', children: [{ text: 'One', bold: true }] }] },
      { type: 'check-list-item', checked: true, children: [{ text: 'Written' }] },
      { type: 'block-quote', children: [{ text: 'Said', italic: true }] },
    ])}
  />);
  expect(screen.getByRole('heading', { name: 'Culture' })).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('One');
  expect(screen.getByText('One').tagName).toBe('STRONG');
  expect(screen.getByRole('checkbox', { name: 'Done' })).toBeDisabled();
  expect(screen.getByText('Said').closest('blockquote')).not.toBeNull();
});

test('words that look like HTML stay words', () => {
  const { container } = render(
    <RichTextView value={parseRichText([{ type: 'paragraph', children: [{ text: '<img src=x onerror=alert(1)>' }] }])} />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
});

test('a heading of a table that says nothing heads nothing', () => {
  const cell = (text: string) => ({ type: 'table-cell', header: true, children: [{ text }] });
  render(
    <RichTextView
      value={parseRichText([{ v: 2 }, { type: 'table', children: [{ type: 'table-row', children: [cell('City'), cell('')] }] }])}
    />,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['City']);
});
