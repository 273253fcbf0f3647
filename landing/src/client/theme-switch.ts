/** The footer's button: from whatever is shown to the other theme, remembered in this browser. */
export function setUpThemeSwitch(): void {
  const root = document.documentElement;
  document.getElementById('theme')?.addEventListener('click', () => {
    const shown =
      root.dataset.theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
    const next = shown === 'dark' ? 'light' : 'dark';
    root.dataset.theme = next;
    try {
      localStorage.setItem('gamekit-theme', next);
    } catch {
      // Storage can be forbidden; the choice then lasts for this page.
    }
  });
}
