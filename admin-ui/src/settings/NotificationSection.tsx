import { useState } from 'react';
import { describeErrorSentence } from '../api/problem';
import type { Settings } from '../api/types';
import { Banner } from '../components/states/Banner';
import { Toggle } from '../components/filters/Toggle';
import { Section } from './Section';
import { useSaveSettings } from '../auth/use-settings';

type Switch = 'emailNotifications' | 'pushNotifications' | 'productUpdates';

const SWITCHES: { name: Switch; label: string; hint: string }[] = [
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

/** Notification switches that take effect immediately. */
export function NotificationSection({ settings }: { settings: Settings }) {
  const save = useSaveSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const [blocked, setBlocked] = useState(false);

  // Optimistic state, shown until the cache is updated.
  const [switched, setSwitched] = useState<Partial<Record<Switch, boolean>>>({});

  const change = async (name: Switch, checked: boolean) => {
    setProblem(null);
    setSwitched((before) => ({ ...before, [name]: checked }));
    if (name === 'pushNotifications') setBlocked(checked && !(await mayNotify()));
    await save({ [name]: checked }).catch((error: unknown) => {
      setProblem(describeErrorSentence(error));
      setSwitched((before) => ({ ...before, [name]: undefined }));
    });
  };

  return (
    <Section title="Notifications" description="What we notify you about.">
      {problem && (
        <Banner tone="error" title="The change could not be saved">
          <p>{problem} Nothing changed.</p>
        </Banner>
      )}
      <div className="card lines">
        {SWITCHES.map(({ name, label, hint }) => (
          <Toggle
            key={name}
            label={label}
            hint={hint}
            checked={switched[name] ?? settings[name]}
            onChange={(checked) => void change(name, checked)}
          />
        ))}
      </div>
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

/** Asks for the browser's permission; an earlier answer is reused. */
async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}
