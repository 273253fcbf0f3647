import { create } from '../../../api/send-api';
import { skipToken, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { listVariants } from '../../../api/ideas/ideas';
import { describeError } from '../../../api/problem';
import type { Idea, IdeaEngineId, Variant, VariantPart } from '../../../api/types';
import { useCommand } from '../../../components/actions/use-command';
import { ideaKey } from '../../idea-cache';
import type { Recipe } from '../use-brainstorm';

export type Parts = Record<VariantPart, string>;

const UNTIL_RELOAD = { staleTime: 'static', gcTime: Infinity } as const;

export const variantsKey = (recipe: Recipe) => ['ideas', 'variants', recipe];

/** Variants of these sources, five at a time. Cached, because the same request has the same result. */
export function useVariants(recipe: Recipe) {
  const answer = useInfiniteQuery({
    queryKey: variantsKey(recipe),
    queryFn: ({ pageParam, signal }) => listVariants({ ...recipe, more: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => pages.length,
    ...UNTIL_RELOAD,
    retry: false,
  });
  const pages = answer.data?.pages ?? [];
  return { ...answer, first: pages[0], variants: pages.flatMap(({ variants }) => variants) };
}

/**
 * A variant combined from parts of others. The built-in engine combines them by id; a model is only called on
 * request, because each call costs money.
 */
export const useCombined = (recipe: Recipe, combine: Parts, texts: Parts | null) =>
  useQuery({
    queryKey: [...variantsKey(recipe), texts ?? combine],
    queryFn: async ({ signal }) =>
      (await listVariants({ ...recipe, ...(texts ? { compose: texts } : { combine }) }, signal)).variants[0],
    placeholderData: texts ? undefined : (before) => before,
    enabled: texts === null,
    staleTime: 'static',
    retry: false,
  });

/** Saves variants as ideas and tracks which are saved. */
export function useSaveVariants(recipe: Recipe, engine: IdeaEngineId | undefined) {
  const cache = useQueryClient();
  const notify = useNotify();
  const queryKey = [...variantsKey(recipe), 'saved'];
  // In the cache like the variants, so that both outlive a visit to another screen.
  const { data: saved = {} } = useQuery<Record<string, Idea>>({
    queryKey,
    queryFn: skipToken,
    ...UNTIL_RELOAD,
  });
  const { busy, run } = useCommand(async (variants: Variant[]): Promise<Idea[]> => {
    const ideas: Idea[] = [];
    try {
      for (const variant of variants.filter(({ id }) => !saved[id])) {
        const idea = await create('/api/ideas', { body: { ...toIdeaInput(variant, recipe), engine } });
        cache.setQueryData(ideaKey(idea.id), idea);
        cache.setQueryData(queryKey, (before: typeof saved) => ({ ...before, [variant.id]: idea }));
        ideas.push(idea);
      }
      notify(ideas.length === 1 ? 'Idea saved' : `${ideas.length} ideas saved`, { type: 'success' });
    } catch (error) {
      console.error('The variant could not be saved', error);
      notify(`Failed to create idea. ${describeError(error)}`, { type: 'error' });
    }
    return ideas;
  });
  return { saved, saving: busy, save: run };
}

function toIdeaInput(variant: Variant, { inputs }: Recipe) {
  const { id: _id, axis: _axis, parts: _parts, kept: _kept, ...idea } = variant;
  const sources = inputs.map(({ type, sourceId, name }) => ({
    ...{ name },
    ...(type && sourceId ? { type, sourceId } : {}),
  }));
  return { ...idea, sources };
}
