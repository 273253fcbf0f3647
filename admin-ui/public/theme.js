// Runs before the first paint, so that a reader of the light theme never sees a dark flash. Not bundled: the content
// policy allows scripts from our own host only, and a module would run too late. The key is that of layout/theme.ts.
(function () {
  var system = matchMedia('(prefers-color-scheme: light)');
  function show() {
    var choice = null;
    try {
      choice = localStorage.getItem('gamekit-theme');
    } catch (e) {
      /* storage may be closed; the default stands */
    }
    var light = choice === 'light' || (choice === 'system' && system.matches);
    document.documentElement.setAttribute('data-theme', light ? 'light' : 'dark');
  }
  show();
  // The sign-in pages have no component library that would follow the device.
  system.addEventListener('change', show);
})();
