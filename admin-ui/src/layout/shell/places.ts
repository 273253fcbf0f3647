/** The state of a page when it was left: scroll positions and focus. */
export interface Place {
  /** The URL, because the first history entry always has the key "default". */
  address: string;
  /** Scroll positions by selector; '' is the page itself. */
  scrolled: Record<string, number>;
  focused: string | null;
}

const SEPARATOR = ' @';
const STORED = 'gamekit.places';
const MOST = 50;

/** Finds an element again after the page is rendered anew: a selector, and the index among its matches. */
export function locate(root: ParentNode, element: Element): string | null {
  const selector = describe(element);
  if (!selector) return null;
  const at = [...root.querySelectorAll(selector)].indexOf(element);
  return at < 0 ? null : `${selector}${SEPARATOR}${at}`;
}

export function findLocated(root: ParentNode, location: string): HTMLElement | null {
  const cut = location.lastIndexOf(SEPARATOR);
  const matches = root.querySelectorAll<HTMLElement>(location.slice(0, cut));
  return matches[Number(location.slice(cut + SEPARATOR.length))] ?? null;
}

/** The most stable selector of an element. */
function describe(element: Element): string | null {
  const tag = element.tagName.toLowerCase();
  for (const name of ['data-bundle-id', 'data-id', 'href', 'aria-label', 'name']) {
    const value = element.getAttribute(name);
    if (value) return `${tag}[${name}="${CSS.escape(value)}"]`;
  }
  const classes = [...element.classList].filter((name) => !name.startsWith('Mui-'));
  return classes.length > 0 ? tag + classes.map((name) => `.${CSS.escape(name)}`).join('') : null;
}

/** The places of this tab by history entry key; they survive a reload. */
export class Places {
  private readonly places = new Map<string, Place>(readStored());

  get(key: string, address: string): Place | undefined {
    const place = this.places.get(key);
    return place?.address === address ? place : undefined;
  }

  /** The place of this history entry, to be updated. */
  open(key: string, address: string): Place {
    const place = this.get(key, address) ?? { address, scrolled: {}, focused: null };
    this.places.delete(key);
    this.places.set(key, place);
    const [oldest] = this.places.keys();
    if (this.places.size > MOST && oldest !== undefined) this.places.delete(oldest);
    return place;
  }

  /** Moves the place to the entry that replaced the former one. */
  replace(before: string, key: string, address: string): void {
    const place = this.places.get(before);
    if (place) this.places.set(key, { ...place, address });
  }

  store(): void {
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...this.places]));
    } catch {
      // When the storage is full, a reload starts at the top.
    }
  }
}

function readStored(): [string, Place][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, Place][];
  } catch {
    return [];
  }
}
