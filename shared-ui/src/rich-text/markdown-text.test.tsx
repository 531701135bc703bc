import { render, screen } from '@testing-library/react';
import { MarkdownText } from './markdown-text';

test('a comment or message shows its Markdown as what it means', () => {
  render(
    <MarkdownText
      text={'**Done** with `it`, see https://a.example and @Amara\n> said\n- one\n- two'}
      people={[{ id: 'a', name: 'Amara' }]}
    />,
  );
  expect(screen.getByText('Done').tagName).toBe('STRONG');
  expect(screen.getByText('it').tagName).toBe('CODE');
  expect(screen.getByRole('link', { name: 'https://a.example' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(screen.getByText('@Amara').tagName).toBe('SPAN');
  expect(screen.getByText('said').closest('blockquote')).not.toBeNull();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two']);
});

test('what looks like HTML is words, and a paragraph has the direction of its letters', () => {
  const { container } = render(<MarkdownText text={'<img src=x onerror=alert(1)> مرحبا'} />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('<img src=x onerror=alert(1)> مرحبا')).toHaveAttribute('dir', 'auto');
});
