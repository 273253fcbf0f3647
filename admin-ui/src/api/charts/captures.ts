import { api, create, readData } from '../client';
import type { ChartRemoval, Restored } from '../types';

export const removeCapture = (id: string): Promise<ChartRemoval> =>
  readData(api.DELETE('/api/captures/{id}', { params: { path: { id } } }));

export const removeImport = (id: string): Promise<ChartRemoval> =>
  readData(api.DELETE('/api/chart-imports/{id}', { params: { path: { id } } }));

export const restoreRemoval = (id: string): Promise<Restored> =>
  create('/api/chart-removals/{id}/restore', { params: { path: { id } } });
