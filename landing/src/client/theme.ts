/**
 * Runs before first paint as a classic script: sets the classes for scripting and a signed-in visitor, and the theme.
 * Without a choice there is no attribute and the style sheet follows the system.
 */
{
  const root = document.documentElement;
  root.classList.add('js');
  try {
    const choice = localStorage.getItem('gamekit-theme');
    if (choice === 'dark' || choice === 'light') root.dataset.theme = choice;
    // Set by the back office; scripts can't see the session itself.
    root.classList.toggle('signed-in', localStorage.getItem('gamekit-signed-in') !== null);
  } catch {
    // When storage is blocked, the theme follows the system.
  }
}
