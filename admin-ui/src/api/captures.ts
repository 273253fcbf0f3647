import { api, create, readData } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];

export type Capture = Schemas['CaptureDto'];
export type ChartImport = Schemas['ChartImportDto'];
export type ChartRemoval = Schemas['ChartRemovalDto'];
export type Restored = Schemas['RestoredDto'];

export const removeCapture = (id: string): Promise<ChartRemoval> =>
  readData(api.DELETE('/api/captures/{id}', { params: { path: { id } } }));

export const removeImport = (id: string): Promise<ChartRemoval> =>
  readData(api.DELETE('/api/chart-imports/{id}', { params: { path: { id } } }));

export const restoreRemoval = (id: string): Promise<Restored> =>
  create('/api/chart-removals/{id}/restore', { params: { path: { id } } });
