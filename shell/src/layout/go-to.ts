/** `g` and then one of these (product screens: home, timeline, explore, messages). */
export const GO_TO = [
  { key: 'h', label: 'Growth home', path: '/app/growth-framework' },
  { key: 't', label: 'Timeline', path: '/app/timeline' },
  { key: 'e', label: 'Explore', path: '/app/explore' },
  { key: 'm', label: 'Messaging', path: '/app/messaging' },
] as const;
