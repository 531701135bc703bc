import type { Appearance } from '@stripe/stripe-js';

/** Stripe's frames see none of our styles: they are told the colours of the theme in force. */
export function stripeLook(place: Element): Appearance {
  const style = getComputedStyle(place);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    variables: {
      colorPrimary: token('--action'), colorBackground: token('--surface'), colorText: token('--text'),
      colorTextSecondary: token('--text-2'),
      colorTextPlaceholder: token('--text-3'), colorDanger: token('--danger-text'), fontFamily: style.fontFamily, fontSizeBase: '15px',
      borderRadius: '8px',
    },
    rules: { '.Input': { border: `1px solid ${token('--border-control')}`, boxShadow: 'none' }, '.Label': { fontWeight: '600' } },
  };
}
