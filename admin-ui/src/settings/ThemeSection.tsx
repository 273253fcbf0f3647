import type { Theme } from '../api/types';
import { useProblem } from '../components/actions/use-problem';
import { Section } from './Section';
import { useThemeChoice } from '../layout/theme/use-theme-choice';

const THEMES: { theme: Theme; label: string; hint: string }[] = [
  { theme: 'light', label: 'Light', hint: 'For bright rooms' },
  { theme: 'dark', label: 'Dark', hint: 'The default' },
  { theme: 'system', label: 'System', hint: 'Follows your device' },
];

/** Light, dark or system theme, like the button in the header. */
export function ThemeSection() {
  const [current, choose] = useThemeChoice();
  const problem = useProblem();
  const pick = (theme: Theme) => {
    problem.forget();
    void choose(theme).catch((error: unknown) => problem.report('The theme could not be saved', error));
  };
  return (
    <Section title="Theme" description="Takes effect immediately, in all your browsers.">
      {problem.banner}
      <div className="themes" role="radiogroup" aria-label="Theme">
        {THEMES.map(({ theme, label, hint }) => (
          <label
            key={theme}
            className={current === theme ? 'card stack theme-choice chosen' : 'card stack theme-choice'}
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={current === theme}
              onChange={() => pick(theme)}
            />
            <ThemePicture theme={theme} />
            <b>{label}</b>
            <span className="text-12 muted">{hint}</span>
          </label>
        ))}
      </div>
    </Section>
  );
}

/** A miniature screen in the theme's colors; the system theme shows both halves. */
function ThemePicture({ theme }: { theme: Theme }) {
  const halves = theme === 'system' ? (['light', 'dark'] as const) : ([theme] as const);
  return (
    <span className="theme-picture" aria-hidden="true">
      {halves.map((half) => (
        <svg
          key={half}
          data-theme={half}
          viewBox="0 0 100 72"
          width="100%"
          height="72"
          preserveAspectRatio="none"
        >
          <path fill="var(--ground)" d="M0 0h100v72H0z" />
          <path fill="var(--surface)" stroke="var(--hairline)" d="M6 8h24v56H6zM36 30h58v34H36z" />
          <path fill="var(--accent)" d="M36 8h34v16H36z" />
        </svg>
      ))}
    </span>
  );
}
