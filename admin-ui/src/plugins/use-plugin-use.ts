import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { GetListResult } from 'react-admin';
import { api, readData } from '../api/client';
import type { Plugin, PluginChange } from '../api/types';
import { isRepeatedInput } from '../components/actions/repeated-input';
import { useProblem } from '../components/actions/use-problem';
import { pluginListKey } from './use-plugins';

/** Null clears the rating. */
type PluginUse = Pick<PluginChange, 'installed' | 'stars'>;

/**
 * Installs and rates optimistically. Requests of a plugin run in sequence and pending changes merge: pressing arrows
 * through five stars sends one rating.
 */
export function usePluginUse() {
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<Record<string, PluginUse>>({});
  const { report, forget, banner } = useProblem();
  const waiting = useRef(new Map<string, PluginUse | null>());

  const send = async ({ id, name }: Plugin) => {
    try {
      for (let next = waiting.current.get(id); next; next = waiting.current.get(id)) {
        waiting.current.set(id, null);
        // A response requested before the click would revert it.
        await queryClient.cancelQueries({ queryKey: pluginListKey });
        const params = { path: { id } };
        const saved = await readData(api.PUT('/api/plugins/{id}', { params, body: next }));
        queryClient.setQueriesData<GetListResult<Plugin>>(
          { queryKey: pluginListKey },
          (page) => page && { ...page, data: page.data.map((row) => (row.id === id ? saved : row)) },
        );
      }
    } catch (error) {
      report(`“${name}” could not be changed`, error, 'Nothing changed.');
    } finally {
      waiting.current.delete(id);
      setWanted(({ [id]: _done, ...others }) => others);
      // Cards keep their position; order and filters update with the next visit.
      void queryClient.invalidateQueries({ queryKey: pluginListKey, refetchType: 'none' });
    }
  };

  return {
    /** The plugin with pending changes applied. */
    of: (plugin: Plugin): Plugin => ({ ...plugin, ...wanted[plugin.id] }),
    /** The last error. */
    banner,
    use: (plugin: Plugin, change: PluginUse) => {
      // The second click of a double click would revert the first.
      if ('installed' in change && isRepeatedInput()) return;
      forget();
      setWanted((before) => ({ ...before, [plugin.id]: { ...before[plugin.id], ...change } }));
      const line = waiting.current.get(plugin.id);
      waiting.current.set(plugin.id, { ...line, ...change });
      if (line === undefined) void send(plugin);
    },
  };
}
