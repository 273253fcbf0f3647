const MAC = /Mac|iPhone|iPad/.test(navigator.platform);
const NAMES: Record<string, string> = { Mod: MAC ? '⌘' : 'Ctrl' };

/** Keyboard keys: "g r" is a sequence, "Mod+k" a combination, "↑/↓" alternatives. */
export function Keys({ keys }: { keys: string }) {
  const names = keys === '/' ? [keys] : keys.split(/[ +/]/);
  return names.map((name, at) => (
    <kbd key={at}>{NAMES[name] ?? (keys.startsWith('Mod+') ? name.toUpperCase() : name)}</kbd>
  ));
}
