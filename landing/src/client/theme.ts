/**
 * Runs before first paint, as a classic script: marks that scripts work, whether somebody is signed in, and the theme.
 * No choice means no attribute, and the style sheet follows the system.
 */
{
  const root = document.documentElement;
  root.classList.add('js');
  try {
    const choice = localStorage.getItem('gamekit-theme');
    if (choice === 'dark' || choice === 'light') root.dataset.theme = choice;
    // Noted by the back office; the session itself is nothing that scripts can see.
    root.classList.toggle('signed-in', localStorage.getItem('gamekit-signed-in') !== null);
  } catch {
    // Storage can be forbidden; the system's preference is then the theme.
  }
}
