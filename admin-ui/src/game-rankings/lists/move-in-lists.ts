/**
 * Moves the focus between the rows of a rank list and between lists side by side. Returns whether the key meant
 * anything here.
 */
export function moveInLists(list: HTMLElement, key: string): boolean {
  const rows = rowsFor(list);
  const at = rows.findIndex((row) => row === document.activeElement);
  if (at < 0) return false;
  switch (key) {
    case 'ArrowDown':
      return focus(rows[at + 1]);
    case 'ArrowUp':
      return focus(rows[at - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case 'ArrowRight':
      return focusBeside(list, 1, at);
    case 'ArrowLeft':
      return focusBeside(list, -1, at);
    default:
      return false;
  }
}

function focusBeside(list: HTMLElement, step: 1 | -1, at: number): boolean {
  const lists = [...(list.closest('.rank-lists')?.querySelectorAll<HTMLElement>('ol') ?? [])];
  const beside = lists[lists.indexOf(list) + step];
  if (!beside) return false;
  const rows = rowsFor(beside);
  return focus(rows[Math.min(at, rows.length - 1)]);
}

const rowsFor = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('.rank-row')];

function focus(row: HTMLElement | undefined): boolean {
  row?.focus();
  return true;
}
