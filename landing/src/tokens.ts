/** Marks that the server replaces when it sends a page; what they stand for is not known when building. */
export const tokens = {
  year: '{{YEAR}}',
  publicUrl: '{{PUBLIC_URL}}',
  presentationUrl: '{{PRESENTATION_URL}}',
} as const;

/** The built-in deck: what the frame shows when the operator set no presentation of their own. */
export const DECK_URL = '/deck.html';
