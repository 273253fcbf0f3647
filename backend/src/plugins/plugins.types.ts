/** A submitted plugin awaits review; only listed ones can be installed. */
export const PLUGIN_STATUSES = ['submitted', 'listed', 'rejected'] as const;
export type PluginStatus = (typeof PLUGIN_STATUSES)[number];

export interface SamplePlugin {
  name: string;
  author: string;
  description: string;
  version: string;
  url: string;
  downloads: number;
  rating: number;
}
