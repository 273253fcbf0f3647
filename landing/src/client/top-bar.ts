/** Pixels of scrolling before the bar becomes opaque. */
export const OPAQUE_AFTER = 10;

export function setUpTopBar(): void {
  const bar = document.getElementById('bar');
  const update = () => bar?.classList.toggle('is-scrolled', scrollY > OPAQUE_AFTER);
  addEventListener('scroll', update, { passive: true });
  update();
}

/**
 * The phone menu is a `details` element that works without script; this closes it on Escape, on a click outside and
 * on navigation.
 */
export function setUpMenu(): void {
  const menu = document.getElementById('menu');
  if (!(menu instanceof HTMLDetailsElement)) return;
  document.addEventListener('click', (event) => {
    const target = event.target;
    if (!(target instanceof Element)) return;
    if (!menu.contains(target) || target.closest('a')) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
