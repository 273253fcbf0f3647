export const chatKey = (id: string) => ['ideas', 'chat', id] as const;
export const usageKey = ['ai', 'usage'] as const;
