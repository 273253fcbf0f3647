const MAC = /Mac|iPhone|iPad/.test(navigator.platform);
const NAMES: Record<string, string> = { Mod: MAC ? '⌘' : 'Ctrl' };

/** Keys as they are printed on the keyboard: "g r" one after the other, "Mod+k" together, "↑/↓" either. */
export function Keys({ keys }: { keys: string }) {
  const names = keys === '/' ? [keys] : keys.split(/[ +/]/);
  return names.map((name, at) => (
    <kbd key={at}>{NAMES[name] ?? (keys.startsWith('Mod+') ? name.toUpperCase() : name)}</kbd>
  ));
}
