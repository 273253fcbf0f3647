import type { AiConnection, AiConnectionInput } from '../../api/types';

/** Form values: numbers as text, and a key only when it is new. */
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

/** The request body, without values set by the environment. */
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
