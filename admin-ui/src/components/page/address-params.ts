import { useCallback, useMemo } from 'react';
import type { NavigateOptions } from 'react-router';
import { truncate } from '../text/truncate';
import { useAddress } from './use-address';

/** A parameter of the URL. */
export interface Param {
  /** Allowed values, or a map from URL value to value; others are ignored. */
  values?: readonly (string | number)[] | Readonly<Record<string, unknown>>;
  /** Default value in the URL, left out of it. */
  initial?: string | number;
  /** Allows several values. */
  many?: boolean;
  /** Values that don't match are ignored. */
  looksLike?: RegExp;
}

type Params = Readonly<Record<string, Param>>;

type Meant<P> = P extends { values: readonly (infer V)[] }
  ? V
  : P extends { values: Readonly<Record<string, infer V>> }
    ? V
    : string;
type Read<P> = P extends { many: true }
  ? Meant<P>[] | undefined
  : P extends { initial: unknown }
    ? Meant<P>
    : Meant<P> | undefined;

/** The values of several parameters. */
export type ParamValues<S> = { [Name in keyof S]: Read<S[Name]> };

export const MOST_WORDS = 200;
const MOST_VALUES = 20;

const listPairs = ({ values = [] }: Param): [string, unknown][] =>
  Array.isArray(values)
    ? values.map((value: string | number) => [String(value), value])
    : Object.entries(values);

/** The meaning of a word in the URL; undefined for anything else. */
export function readWord(param: Param, word: string): unknown {
  if (param.values) return listPairs(param).find(([known]) => known === word)?.[1];
  return word && (param.looksLike?.test(word) ?? true) ? truncate(word, MOST_WORDS) : undefined;
}

/** Inverse of {@link readWord}, which takes words, too; empty without a value. */
export function writeWord(param: Param, value: unknown): string {
  if (!param.values) return String(value ?? '');
  return listPairs(param).find(([word, meant]) => meant === value || word === value)?.[0] ?? '';
}

export function readParam(query: URLSearchParams, name: string, param: Param): unknown {
  const words = [...new Set(query.getAll(name).map((word) => word.trim()))];
  const values = words.map((word) => readWord(param, word)).filter((value) => value !== undefined);
  if (param.many) return values.length > 0 ? values.slice(0, MOST_VALUES) : undefined;
  return values[0] ?? (param.initial === undefined ? undefined : readWord(param, String(param.initial)));
}

export function writeParam(query: URLSearchParams, name: string, param: Param, value: unknown): void {
  query.delete(name);
  for (const each of Array.isArray(value) ? value : [value]) {
    const word = writeWord(param, each);
    if (word && word !== String(param.initial)) query.append(name, word);
  }
}

/** Parameters of the screen's URL with their values, and how to change some of them. */
export function useAddressParams<const S extends Params>(params: S) {
  const [query, changeQuery] = useAddress();
  const values = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(params).map(([name, param]) => [name, readParam(query, name, param)]),
      ) as ParamValues<S>,
    [query, params],
  );
  const change = useCallback(
    (part: { [Name in keyof S]?: Read<S[Name]> | string | null }, options?: NavigateOptions) =>
      changeQuery((now) => {
        for (const [name, value] of Object.entries(part)) writeParam(now, name, params[name]!, value);
        return now;
      }, options),
    [changeQuery, params],
  );
  return [values, change] as const;
}
