// Runs before the first paint, so that a reader of the light theme never sees a dark flash. Not bundled: the content
// policy allows scripts from our own host only, and a module would run too late. The key is that of layout/theme.ts.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('gamekit-theme');
  } catch (e) {
    /* storage may be closed; the default stands */
  }
  var light =
    choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.setAttribute('data-theme', light ? 'light' : 'dark');
})();
