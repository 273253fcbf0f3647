import { api, readData } from '../client';
import { listQuery, readAllPages } from '../queries/list';
import type { ChartKey } from '../charts/rankings';
import type { Annotation } from '../types';

/** A game, or a chart with all of its lists. */
export type AnnotationSubject = { bundleId: string } | ChartKey;

/** The team's notes on a game or chart, newest day first. */
export const listAnnotations = (subject: AnnotationSubject, signal?: AbortSignal): Promise<Annotation[]> =>
  readAllPages((range) => {
    const params = listQuery({ sort: ['day', 'DESC'], range, filter: subject });
    return readData(api.GET('/api/annotations', { params, signal }));
  });
