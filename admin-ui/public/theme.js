// Runs before the first paint, so that a reader of the light theme never sees a dark flash. Not bundled: the content
// policy allows scripts from our own host only, and a module would run too late. The key is that of layout/theme.ts.
(function () {
  var system = matchMedia('(prefers-color-scheme: light)');
  function show() {
    var choice = null;
    var guest = true;
    try {
      choice = localStorage.getItem('gamekit-theme');
      guest = localStorage.getItem('gamekit-signed-in') === null;
    } catch (e) {
      /* storage may be closed; the default stands */
    }
    // Guests come from the landing page, which follows the device until they choose.
    var follows = choice === 'system' || (choice === null && guest);
    var light = choice === 'light' || (follows && system.matches);
    document.documentElement.setAttribute('data-theme', light ? 'light' : 'dark');
  }
  show();
  // The sign-in pages have no component library that would follow the device.
  system.addEventListener('change', show);
})();
