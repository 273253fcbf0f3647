import { api, create, readData } from '../client';
import { listQuery, readAllPages } from '../queries/list';
import type { ChartKey } from '../charts/rankings';
import type { components } from '../schema';
import type { Annotation } from '../types';

type Schemas = components['schemas'];
/** A game, or a chart with all of its lists. */
export type AnnotationSubject = { bundleId: string } | ChartKey;

/** The team's notes on a game or chart, newest day first. */
export const listAnnotations = (subject: AnnotationSubject, signal?: AbortSignal): Promise<Annotation[]> =>
  readAllPages((range) => {
    const params = listQuery({ sort: ['day', 'DESC'], range, filter: subject });
    return readData(api.GET('/api/annotations', { params, signal }));
  });

/** Errors: 400 by field. */
export const createAnnotation = (body: Schemas['AnnotationInput']): Promise<Annotation> =>
  create('/api/annotations', { body });

export const updateAnnotation = (id: string, body: Schemas['AnnotationChange']): Promise<Annotation> =>
  readData(api.PUT('/api/annotations/{id}', { params: { path: { id } }, body }));

export const deleteAnnotation = (id: string): Promise<Annotation> =>
  readData(api.DELETE('/api/annotations/{id}', { params: { path: { id } } }));
