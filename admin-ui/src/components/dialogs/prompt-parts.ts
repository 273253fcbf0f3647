export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Text of a prompt, or data, which may have a name. */
export type PromptPart = { text: string } | { name: string; data: Json };

const BLOCK = /<data name="([^"]+)">\n([\s\S]*?)\n<\/data>/;

/** A message as it is read: text, the blocks marked as data, and JSON at the end of a line. */
export function splitPrompt(message: string): PromptPart[] {
  const pieces = message.split(BLOCK);
  const parts: PromptPart[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    parts.push(...splitText(pieces[at]!));
    const block = pieces[at + 2];
    if (block !== undefined) parts.push({ name: toWords(pieces[at + 1]!), data: parse(block) ?? block });
  }
  return parts;
}

function splitText(text: string): PromptPart[] {
  const parts: PromptPart[] = [];
  let lines: string[] = [];
  const end = () => {
    if (lines.join('').trim()) parts.push({ text: lines.join('\n').trim() });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const start = line.indexOf('{"');
    const data = start < 0 ? undefined : parse(line.slice(start));
    lines.push(data === undefined ? line : line.slice(0, start));
    if (data === undefined) continue;
    end();
    parts.push({ name: '', data: readSchema(data) });
  }
  end();
  return parts;
}

export function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** A JSON schema as field names with what belongs there; other data unchanged. */
export function readSchema(data: Json): Json {
  if (!isRecord(data)) return data;
  const { type, properties, items, description } = data;
  if (isRecord(properties ?? null))
    return Object.fromEntries(
      Object.entries(properties as Record<string, Json>).map(([name, value]) => [name, readSchema(value)]),
    );
  if (items) return isRecord(readSchema(items)) ? [readSchema(items)] : (description ?? 'A list');
  if (!type) return data;
  return Array.isArray(data.enum)
    ? `One of: ${data.enum.join(', ')}`
    : (description ?? [type].flat().join(' or '));
}

export const isRecord = (data: Json): data is { [name: string]: Json } =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** "minutesOfOneGo" and "craft_notes" as words. */
export function toWords(name: string): string {
  const words = name.replace(/_/g, ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
