import { createRequire } from 'node:module';

type Inner = { readonly inner: unique symbol };

/** What jsdom's own getComputedStyle is made of. */
interface StyleRules {
  getDeclarationForElement: (element: Inner) => CSSStyleDeclaration;
  getResolvedValue: (element: Inner, property: string) => string;
  propertiesWithResolvedValueImplemented: Record<string, unknown>;
}
interface Selectors {
  /** A rule such as `@keyframes` has no selector. */
  match: (selector: string | undefined, element: Element) => boolean;
}

const load = createRequire(import.meta.url);
const rules = load('jsdom/lib/jsdom/living/helpers/style-rules.js') as StyleRules;
const { implForWrapper } = load('jsdom/lib/jsdom/living/generated/utils.js') as {
  implForWrapper: (wrapper: Node) => Inner;
};

/** The names or classes of which an element that matches has one; undefined where telling takes more than this. */
const subjects = new Map<string, string[] | undefined>();

function listSubjects(selector: string): string[] | undefined {
  let plain = selector;
  for (let before = ''; plain !== before;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  if (/[()[\]"'\\]/.test(plain)) return undefined;
  const needed = plain.split(',').map((part) => {
    const subject = part.trim().split(/[\s>+~]+/);
    return /\.[\w-]+|^[\w-]+/.exec(subject.at(-1) ?? '')?.[0];
  });
  return needed.every((name) => name !== undefined) ? needed : undefined;
}

function isPossible(selector: string, element: Element): boolean {
  if (!subjects.has(selector)) subjects.set(selector, listSubjects(selector));
  const needed = subjects.get(selector);
  return (
    needed?.some((name) =>
      name.startsWith('.')
        ? element.classList.contains(name.slice(1))
        : element.localName === name.toLowerCase(),
    ) ?? true
  );
}

/** Lets jsdom ask for an element's style without matching the selectors of others. */
function skipForeignRules(): void {
  getComputedStyle(document.documentElement); // makes what jsdom matches rules with
  const inner = implForWrapper(document) as Inner & { _nwsapiDontThrow?: Selectors };
  const selectors = inner._nwsapiDontThrow;
  if (!selectors || 'matchAll' in selectors) return;
  const matchAll = selectors.match.bind(selectors);
  const match: Selectors['match'] = (selector, element) =>
    (selector === undefined || isPossible(selector, element)) && matchAll(selector, element);
  Object.assign(selectors, { match, matchAll });
}

/** What queries and user events read of a style. */
const READ: Record<string, string> = {
  display: 'display',
  visibility: 'visibility',
  pointerEvents: 'pointer-events',
  'pointer-events': 'pointer-events',
};

function readProperty(element: Element, property: string): string {
  const inner = implForWrapper(element);
  return property in rules.propertiesWithResolvedValueImplemented
    ? rules.getResolvedValue(inner, property)
    : rules.getDeclarationForElement(inner).getPropertyValue(property);
}

/** Lets jsdom compute of a style what is read of it, instead of each property. */
function computeOnDemand(): void {
  const computeAll = window.getComputedStyle.bind(window);
  if ('isOnDemand' in window.getComputedStyle) return;
  const compute: typeof window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return computeAll(element, pseudo);
    const get = (name: string | symbol): unknown => {
      const property = READ[String(name)];
      return property === undefined
        ? Reflect.get(computeAll(element), name)
        : readProperty(element, property);
    };
    const getPropertyValue = (name: string) =>
      name in READ ? readProperty(element, name) : computeAll(element).getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : get(name)),
    });
  };
  window.getComputedStyle = Object.assign(compute, { isOnDemand: true });
}

/** Each role that is looked for asks for styles: as jsdom computes them, that was half of the time of the tests. */
export function computeStylesQuickly(): void {
  skipForeignRules();
  computeOnDemand();
}
