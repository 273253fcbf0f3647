/** Number of slides before the first module: digit 1 opens slide index 2. */
const BEFORE_MODULES = 2;
const SWIPE = 48;
/** Keys that show the rest of a tall slide first. */
const SCROLLING = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', ' '];

type Move = (current: number, last: number) => number;

const forward: Move = (current) => current + 1;
const back: Move = (current) => current - 1;
const toFirst: Move = () => 0;
const toLast: Move = (_current, last) => last;

const keys: Record<string, Move> = {
  ArrowRight: forward,
  ArrowDown: forward,
  PageDown: forward,
  ' ': forward,
  ArrowLeft: back,
  ArrowUp: back,
  PageUp: back,
  Backspace: back,
  Home: toFirst,
  End: toLast,
};

/** The slide that a key opens from `current`, zero-based and limited to `count` slides; null for other keys. */
export function slideForKey(key: string, shift: boolean, current: number, count: number): number | null {
  const last = count - 1;
  const digit = /^[1-8]$/.test(key) ? Number(key) : null;
  const move = key === ' ' && shift ? back : keys[key];
  const target = digit === null ? move?.(current, last) : BEFORE_MODULES + digit - 1;
  return target === undefined ? null : Math.max(0, Math.min(last, target));
}

/** Slide index in the URL ("#3" is the third), else the first. */
export function slideForHash(hash: string, count: number): number {
  const number = /^#(\d+)$/.exec(hash)?.[1];
  return number === undefined ? 0 : Math.max(0, Math.min(count - 1, Number(number) - 1));
}

/** Shows one slide at a time; navigation by keys, buttons, swipes and URL. */
export function setUpDeck(page: Document): void {
  const slides = [...page.querySelectorAll<HTMLElement>('.slide')];
  const place = page.getElementById('place');
  const previous = page.getElementById('previous') as HTMLButtonElement | null;
  const next = page.getElementById('next') as HTMLButtonElement | null;
  let current = slideForHash(location.hash, slides.length);

  const show = () => {
    slides.forEach((slide, index) => (slide.hidden = index !== current));
    const name = slides[current]?.getAttribute('aria-label') ?? '';
    if (place) place.textContent = `${current + 1} / ${slides.length}  ${name}`;
    if (previous) previous.disabled = current === 0;
    if (next) next.disabled = current === slides.length - 1;
    page.documentElement.style.setProperty('--done', String((current + 1) / slides.length));
  };
  const go = (target: number) => {
    if (target === current || !slides[target]) return;
    current = target;
    history.replaceState(null, '', `#${current + 1}`);
    show();
  };

  page.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'f' || event.key === 'F') return void toggleFullScreen(page);
    // On a button or link, Space and Enter belong to it.
    if (event.key === ' ' && event.target instanceof Element && event.target.closest('a, button')) return;
    const target = slideForKey(event.key, event.shiftKey, current, slides.length);
    if (target === null) return;
    event.preventDefault();
    if (!scrollSlide(slides[current], event)) go(target);
  });
  previous?.addEventListener('click', () => go(current - 1));
  next?.addEventListener('click', () => go(current + 1));
  addEventListener('hashchange', () => go(slideForHash(location.hash, slides.length)));
  listenForSwipes(page, (step) => go(current + step));

  page.documentElement.classList.add('is-live');
  show();
}

/** Scrolls a slide that is taller than the window. Returns false for other keys and at the slide's end. */
function scrollSlide(slide: HTMLElement | undefined, { key, shiftKey }: KeyboardEvent): boolean {
  if (!slide || !SCROLLING.includes(key)) return false;
  const way = shiftKey || key.endsWith('Up') ? -1 : 1;
  const left = way > 0 ? slide.scrollHeight - slide.clientHeight - slide.scrollTop : slide.scrollTop;
  if (left < 1) return false;
  slide.scrollBy({ top: way * slide.clientHeight * (key.startsWith('Arrow') ? 0.2 : 0.9) });
  return true;
}

/** A swipe is of one finger and mostly horizontal; other touches scroll or zoom. */
function listenForSwipes(page: Document, onSwipe: (step: 1 | -1) => void): void {
  let start: Touch | null = null;
  const begin = ({ touches }: TouchEvent) => (start = touches.length === 1 ? (touches[0] ?? null) : null);
  page.addEventListener('touchstart', begin, { passive: true });
  page.addEventListener('touchend', ({ changedTouches: [end] }) => {
    if (!start || !end) return;
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
    start = null;
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
  });
}

async function toggleFullScreen(page: Document): Promise<void> {
  try {
    await (page.fullscreenElement ? page.exitFullscreen() : page.documentElement.requestFullscreen());
  } catch {
    // The embedding page may forbid full screen; the deck works without it.
  }
}
