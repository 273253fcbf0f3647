import { ActionMenu } from '../../components/actions/ActionMenu';
import type { IconName } from '../../components/text/Icon';
import { useThemeChoice } from './use-theme-choice';

const CHOICES = [
  { mode: 'light', label: 'Light', icon: 'sun' },
  { mode: 'dark', label: 'Dark', icon: 'moon' },
  { mode: 'system', label: 'System', icon: 'screen' },
] as const satisfies readonly { mode: string; label: string; icon: IconName }[];

/** Light, dark or system theme; stored in this browser and in the account. */
export function ThemeToggle() {
  const [mode, choose] = useThemeChoice();
  const current = CHOICES.find((choice) => choice.mode === mode) ?? CHOICES[1];
  return (
    <ActionMenu
      label={`Theme: ${current.label}`}
      icon={current.icon}
      size="medium"
      actions={CHOICES.map((choice) => ({
        icon: choice.icon,
        label: choice.label,
        checked: choice.mode === mode,
        // Failures are logged by the callee; the theme still applies in this browser.
        action: () => void choose(choice.mode).catch(() => undefined),
      }))}
    />
  );
}
