import { useState } from 'react';
import { useProblem } from '../components/actions/use-problem';
import type { Settings } from '../api/types';
import { Banner } from '../components/states/Banner';
import { Toggle } from '../components/filters/Toggle';
import { Section } from './Section';
import { useSaveSettings } from '../auth/use-settings';

interface Switch {
  name: 'emailNotifications' | 'pushNotifications' | 'productUpdates' | 'singleKeyShortcuts';
  label: string;
  hint: string;
}

const NOTIFICATIONS: Switch[] = [
  {
    name: 'emailNotifications',
    label: 'Email notifications',
    hint: 'When someone requests access, at most once an hour. Emails about your own account are always sent.',
  },
  {
    name: 'pushNotifications',
    label: 'Push notifications',
    hint: 'From this browser, when a refresh or import ends while the tab is hidden.',
  },
  {
    name: 'productUpdates',
    label: 'Product updates',
    hint: 'Email about new features. This version doesn’t send any; your choice is saved.',
  },
];

const KEYS: Switch[] = [
  {
    name: 'singleKeyShortcuts',
    label: 'Single-key shortcuts',
    hint: 'Such as j, x or /. Turn them off if they get in the way of speech input. Shortcuts with Ctrl, ⌘ or Alt stay.',
  },
];

export function NotificationSection({ settings }: { settings: Settings }) {
  const [blocked, setBlocked] = useState(false);
  const onSwitched = async (name: Switch['name'], checked: boolean) => {
    if (name === 'pushNotifications') setBlocked(checked && !(await mayNotify()));
  };
  return (
    <Section title="Notifications" description="What we notify you about.">
      <Switches switches={NOTIFICATIONS} settings={settings} onSwitched={onSwitched} />
      {blocked && (
        <Banner tone="note" title="This browser blocks notifications">
          <p>
            Your choice is saved for other browsers. To allow notifications here, open this browser's site
            settings.
          </p>
        </Banner>
      )}
    </Section>
  );
}

export function KeyboardSection({ settings }: { settings: Settings }) {
  return (
    <Section title="Keyboard shortcuts" description="Press ? on any screen to see them.">
      <Switches switches={KEYS} settings={settings} />
    </Section>
  );
}

interface SwitchesProps {
  switches: Switch[];
  settings: Settings;
  onSwitched?: (name: Switch['name'], checked: boolean) => unknown;
}

/** Switches that take effect immediately. */
function Switches({ switches, settings, onSwitched }: SwitchesProps) {
  const save = useSaveSettings();
  const problem = useProblem();
  // Shown until they are saved, because the cache changes only after the click.
  const [switched, setSwitched] = useState<Partial<Settings>>({});
  const change = (name: Switch['name'], checked: boolean) => {
    problem.forget();
    setSwitched((before) => ({ ...before, [name]: checked }));
    void save({ [name]: checked })
      .catch((error: unknown) => problem.report('The change could not be saved', error, 'Nothing changed.'))
      .finally(() => setSwitched((before) => ({ ...before, [name]: undefined })));
    onSwitched?.(name, checked);
  };
  return (
    <>
      {problem.banner}
      <div className="card lines">
        {switches.map(({ name, label, hint }) => (
          <Toggle
            key={name}
            label={label}
            hint={hint}
            checked={switched[name] ?? settings[name]}
            onChange={(checked) => change(name, checked)}
          />
        ))}
      </div>
    </>
  );
}

/** Asks for the browser's permission; an earlier answer is reused. */
async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}
