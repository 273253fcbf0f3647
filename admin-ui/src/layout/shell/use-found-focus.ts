import { useEffect, type RefObject } from 'react';

const CONTROLS = 'a[href], button, summary, [tabindex="0"]:not(input)';

/** An element in main and its ancestors, each with the index of the child that leads to the element. */
interface Spot {
  element: Element;
  trail: [parent: Element, at: number][];
}

/**
 * When the focused element disappears, or the one that opened a dialog, the browser moves the focus to the page. This
 * moves it to the control that took its place, or to the nearest one.
 */
export function useFoundFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = main.current;
    if (!root) return;
    let spot: Spot | null = null;
    const isLost = () => document.activeElement === document.body;
    const onFocus = ({ target }: FocusEvent) => {
      const element = target as Element;
      if (root.contains(element)) spot = noteSpot(root, element);
      else if (!element.closest('.MuiModal-root')) spot = null;
    };
    // A removed element is detached by then; one that is still there was left by a click on the page.
    const onBlur = () =>
      queueMicrotask(() => {
        if (isLost() && spot?.element.isConnected) spot = null;
      });
    const observer = new MutationObserver(() => {
      if (!spot || spot.element.isConnected || !isLost()) return;
      const controls = listNearest(spot);
      spot = null;
      [...controls, root].find((control) => {
        control.focus({ preventScroll: true });
        return document.activeElement === control;
      });
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      observer.disconnect();
    };
  }, [main]);
}

function noteSpot(root: Element, element: Element): Spot {
  const trail: Spot['trail'] = [];
  for (let child = element; child !== root && child.parentElement; child = child.parentElement)
    trail.push([child.parentElement, [...child.parentElement.children].indexOf(child)]);
  return { element, trail };
}

/** Controls of the innermost ancestor left that has any: those at the place or after it, then those before it. */
function listNearest({ trail }: Spot): HTMLElement[] {
  return trail
    .filter(([parent]) => parent.isConnected)
    .flatMap(([parent, at]) => {
      const place = parent.children[at];
      const isBefore = (control: Element) =>
        !place || (place.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
      const controls = [...parent.querySelectorAll<HTMLElement>(CONTROLS)];
      return [
        ...controls.filter((control) => !isBefore(control)),
        ...controls.filter((control) => isBefore(control)).reverse(),
      ];
    });
}
