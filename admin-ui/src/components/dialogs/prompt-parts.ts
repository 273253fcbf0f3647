type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const BLOCK = /<data name="([^"]+)">\n([\s\S]*?)\n<\/data>/;
const INDENT = '    ';

/** A message as it is read: its text, and its blocks of data under their names, with JSON as an outline. */
export function splitPrompt(message: string): { name?: string; text: string }[] {
  const pieces = message.split(BLOCK).map((piece) => piece.trim());
  return pieces.flatMap((piece, at) => {
    if (at % 3 === 1 || !piece) return [];
    if (at % 3 === 2) return [{ name: toWords(pieces[at - 1]!), text: outlineJson(piece) }];
    return [{ text: piece.replace(/\{".*\}$/gm, (json) => `\n${outlineJson(json)}`) }];
  });
}

/** JSON as indented lines; anything else unchanged. */
export function outlineJson(text: string): string {
  try {
    return outline(JSON.parse(text) as Json);
  } catch {
    return text;
  }
}

function outline(data: Json): string {
  if (typeof data !== 'object' || data === null) return String(data ?? '—');
  if (Array.isArray(data))
    return data.some((each) => typeof each === 'object')
      ? data.map((each) => `• ${outline(each).replaceAll('\n', '\n  ')}`).join('\n')
      : data.join(', ');
  const { type, properties, items, enum: choices, description } = data;
  // A JSON schema: the fields, and what belongs there. A field may have the name of a keyword.
  if (typeof type === 'string' || Array.isArray(type)) {
    if (properties) return outline(properties);
    if (items && JSON.stringify(items).includes('properties')) return outline([items]);
    return outline(choices ?? description ?? type);
  }
  return Object.entries(data)
    .map(([name, value]) => {
      const lines = outline(value);
      const isNested = lines.includes('\n') || lines.startsWith('•');
      return `${toWords(name)}:${isNested ? `\n${lines.replace(/^/gm, INDENT)}` : ` ${lines}`}`;
    })
    .join('\n');
}

/** "minutesOfOneGo" and "craft_notes" as words. */
function toWords(name: string): string {
  const words = name.replace(/_/g, ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
