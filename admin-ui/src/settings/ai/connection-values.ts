import type { AiConnection, AiConnectionInput } from '../../api/types';

/** What the form holds: numbers as they are typed, and a key only when a new one is. */
export interface ConnectionValues {
  baseUrl: string;
  allowPrivate: boolean;
  key: string;
  model: string;
  promptPrice: string | number;
  completionPrice: string | number;
  dailyBudget: string | number;
}

const show = (amount: number | null) => amount?.toString() ?? '';

export const toValues = (connection: AiConnection): ConnectionValues => ({
  baseUrl: connection.configured ? connection.baseUrl : '',
  allowPrivate: connection.allowPrivate,
  key: '',
  model: connection.configured ? connection.model : '',
  promptPrice: show(connection.promptPrice),
  completionPrice: show(connection.completionPrice),
  dailyBudget: show(connection.dailyBudget),
});

const toAmount = (typed: string | number): number | null => (typed === '' ? null : Number(typed));

/** Only what may be changed; what the environment sets is left out. */
export function toInput(values: ConnectionValues, { fixed }: Pick<AiConnection, 'fixed'>): AiConnectionInput {
  const { baseUrl, key, model, allowPrivate } = values;
  const isFixed = fixed.includes('baseUrl');
  return {
    ...(isFixed ? {} : { baseUrl, allowPrivate }),
    ...(key && !isFixed ? { key } : {}),
    ...(model && !fixed.includes('model') ? { model } : {}),
    promptPrice: toAmount(values.promptPrice),
    completionPrice: toAmount(values.completionPrice),
    dailyBudget: toAmount(values.dailyBudget),
  };
}
