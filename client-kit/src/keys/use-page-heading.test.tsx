import { render, screen } from '@testing-library/react';
import { usePageHeading } from './use-page-heading';

function Page({ subject }: { subject: string }) {
  return <h1 ref={usePageHeading(subject)} tabIndex={-1}>{subject}</h1>;
}

describe('usePageHeading', () => {
  it('takes the focus when the page comes and when its subject changes, not when it is shown again', () => {
    const { rerender } = render(<Page subject="Vision" />);
    expect(screen.getByRole('heading')).toHaveFocus();
    screen.getByRole('heading').blur();
    rerender(<Page subject="Vision" />);
    expect(document.body).toHaveFocus();
    rerender(<Page subject="Belief" />);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it.each([
    '<textarea></textarea>', '<div role="menu"><button>Dark theme</button></div>', '<div role="dialog"><button>Close</button></div>',
  ])('leaves it in %s', (html) => {
    document.body.innerHTML = html;
    const held = document.querySelector<HTMLElement>('textarea, button');
    held?.focus();
    render(<Page subject="Vision" />);
    expect(held).toHaveFocus();
  });
});
