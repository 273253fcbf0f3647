export const connectionKey = ['ai', 'connection'] as const;
