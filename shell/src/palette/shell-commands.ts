import {
  AtSignIcon, CircleQuestionMarkIcon, CoinsIcon, CompassIcon, LockIcon, LogOutIcon, MailIcon, MonitorIcon, MoonIcon, PlusIcon, SettingsIcon,
  ShieldIcon, SparklesIcon, SunIcon, SunMoonIcon, UserIcon, UserPlusIcon, UsersIcon, type IconType,
} from '@heartwood/shared-ui';
import type { ShellDialog } from '../dialogs/dialogs.model';
import { BUY_POINTS, MANAGE_PLAN, SUBSCRIPTION } from '../plan/plan-places';
import type { ThemeChoice } from '../session/ui-storage';
import { SETTINGS, settingsPath } from '../settings/settings-path';

/** What a line of the search does. */
export type Deed = { to: string } | { dialog: ShellDialog } | { theme: ThemeChoice } | { signOut: true };

export interface ShellCommand {
  key: string;
  label: string;
  icon: IconType;
  /** Everyday words that people type for it. */
  keywords: readonly string[];
  shortcut?: string;
  /** Everybody unless told; `trial` are managers of a company that has not had its trial. */
  who?: 'manager' | 'trial';
  deed: Deed;
}

/** The shell's own pages. */
export const SHELL_PLACES: readonly ShellCommand[] = [
  {
    key: 'team', label: 'Team', icon: UsersIcon,
    keywords: ['members', 'people', 'colleagues', 'advisors', 'seats', 'roles', 'remove person'], deed: { to: '/app/team' },
  },
  {
    key: 'company', label: 'Company settings', icon: SettingsIcon, deed: { to: '/app/company' },
    keywords: ['logo', 'company name', 'sectors', 'stage', 'objective', 'address', 'country', 'preferences', 'delete company', 'partners'],
  },
  {
    key: 'profile', label: 'Your profile', icon: UserIcon, keywords: ['photo', 'picture', 'avatar', 'name', 'phone', 'bio', 'me'],
    deed: { to: settingsPath('profile') },
  },
  {
    key: 'settings', label: 'Settings', icon: SettingsIcon, keywords: ['preferences', 'options', 'me'], shortcut: 'g s',
    deed: { to: SETTINGS },
  },
  {
    key: 'account', label: 'Account', icon: AtSignIcon, keywords: ['settings', 'login', 'signing in'],
    deed: { to: settingsPath('account') },
  },
  {
    key: 'security', label: 'Security', icon: ShieldIcon, keywords: ['settings', 'protection', 'safety'],
    deed: { to: settingsPath('security') },
  },
  {
    key: 'appearance', label: 'Appearance', icon: SunMoonIcon, keywords: ['settings', 'theme', 'look', 'colours'],
    deed: { to: settingsPath('appearance') },
  },
];

/** What can be done from anywhere. */
export const SHELL_COMMANDS: readonly ShellCommand[] = [
  {
    key: 'invite', label: 'Invite people', icon: UserPlusIcon,
    keywords: ['add teammate', 'add member', 'new member', 'invitation', 'colleague', 'advisor', 'co-founder'], who: 'manager',
    deed: { dialog: { name: 'invite' } },
  },
  {
    key: 'new-company', label: 'Create New Company', icon: PlusIcon,
    keywords: ['add company', 'found', 'start-up', 'startup', 'another company'], deed: { to: '/onboarding?new_company=true' },
  },
  {
    key: 'companies', label: 'Your companies', icon: CompassIcon,
    keywords: ['switch company', 'Make Current', 'change company', 'pending invites'], deed: { dialog: { name: 'company-drawer' } },
  },
  {
    key: 'trial', label: 'Start Free Trial', icon: SparklesIcon, keywords: ['try', 'premium', 'pro', 'two months', '2 months'],
    who: 'trial', deed: { dialog: { name: 'trial' } },
  },
  {
    key: 'upgrade', label: 'Upgrade', icon: SparklesIcon,
    keywords: ['plans', 'pricing', 'price', 'premium', 'pro', 'billing', 'subscription', 'pay'], who: 'manager', deed: { to: SUBSCRIPTION },
  },
  {
    key: 'manage-plan', label: 'Manage plan', icon: SparklesIcon,
    keywords: ['invoices', 'cards', 'receipt', 'cancel plan', 'vat number', 'billing', 'payment'], who: 'manager',
    deed: { to: MANAGE_PLAN },
  },
  {
    key: 'points', label: 'Buy Points', icon: CoinsIcon, keywords: ['credits', 'billing', 'pay'], who: 'manager', deed: { to: BUY_POINTS },
  },
  {
    key: 'light', label: 'Light theme', icon: SunIcon, keywords: ['light mode', 'bright', 'day', 'white', 'appearance', 'colours'],
    deed: { theme: 'light' },
  },
  {
    key: 'dark', label: 'Dark theme', icon: MoonIcon, keywords: ['dark mode', 'night', 'black', 'appearance', 'colours'],
    deed: { theme: 'dark' },
  },
  {
    key: 'system', label: 'Theme of the system', icon: MonitorIcon, keywords: ['automatic', 'appearance', 'auto'],
    deed: { theme: 'system' },
  },
  {
    key: 'password', label: 'Change password', icon: LockIcon, keywords: ['security', 'new password', 'login'],
    deed: { to: `${settingsPath('security')}#password` },
  },
  {
    key: 'email', label: 'Change email address', icon: MailIcon, keywords: ['mail', 'new address'],
    deed: { to: `${settingsPath('account')}#email` },
  },
  {
    key: 'help', label: 'Keyboard shortcuts', icon: CircleQuestionMarkIcon, keywords: ['help', 'keys', 'hotkeys'], shortcut: '?',
    deed: { dialog: { name: 'help' } },
  },
  {
    key: 'logout', label: 'Log out', icon: LogOutIcon, keywords: ['logout', 'sign out', 'signout', 'log off', 'exit', 'quit', 'leave'],
    deed: { signOut: true },
  },
];
