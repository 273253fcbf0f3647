/** Marks that the server replaces when it sends a page, because their values are unknown at build time. */
export const tokens = {
  year: '{{YEAR}}',
  publicUrl: '{{PUBLIC_URL}}',
  presentationUrl: '{{PRESENTATION_URL}}',
} as const;

/** The built-in deck, shown when the operator has none. */
export const DECK_URL = '/deck.html';
