/** The theme button of the footer; remembers the choice in this browser. */
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
      // When storage is blocked, the choice lasts for this page.
    }
  });
}
