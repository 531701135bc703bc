import { PLAN_PRICES } from '@heartwood/contract/domain';
import { render, screen, within } from '@testing-library/react';
import { MarketingPage } from './marketing-pages';

const words = (amount: number) => `€${Number.isInteger(amount / 100) ? amount / 100 : (amount / 100).toFixed(2)}`;

it('the features stand beside a picture of the product and the very prices that are charged', () => {
  render(<MarketingPage name="features" />);
  expect(screen.getByRole('figure', { name: 'How Heartwood shows a company' })).toHaveTextContent(/17 \/ 28.*Foundation5 of 7/);
  for (const { plan, frequency, amount } of PLAN_PRICES) {
    expect(screen.getByRole('article', { name: plan })).toHaveTextContent(words(frequency === 'YEARLY' ? amount / 12 : amount));
  }
  expect(within(screen.getByRole('article', { name: 'Free' })).getByText('€0')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Pro' })).toHaveTextContent('All 28 modules');
});

it('no other page speaks of money', () => {
  render(<MarketingPage name="about" />);
  expect(screen.queryByText(/€/)).toBeNull();
});
