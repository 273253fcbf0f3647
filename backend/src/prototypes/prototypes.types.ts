export const PROTOTYPE_STATUSES = ['Planning', 'In Progress', 'Testing'] as const;
export type PrototypeStatus = (typeof PROTOTYPE_STATUSES)[number];

export const PROTOTYPE_DECISIONS = ['go', 'kill'] as const;
export type PrototypeDecision = (typeof PROTOTYPE_DECISIONS)[number];

export interface NewPrototype {
  name: string;
  description: string | null;
  status: PrototypeStatus;
  progress: number;
  team: string[];
}
