/**
 * Runs before first paint, as a classic script: marks that scripts work and applies the chosen theme.
 * No choice means no attribute, and the style sheet follows the system.
 */
{
  const root = document.documentElement;
  root.classList.add('js');
  try {
    const choice = localStorage.getItem('gamekit-theme');
    if (choice === 'dark' || choice === 'light') root.dataset.theme = choice;
  } catch {
    // Storage can be forbidden; the system's preference is then the theme.
  }
}
