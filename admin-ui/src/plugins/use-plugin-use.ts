import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify, type GetListResult } from 'react-admin';
import { updatePlugin, type PluginUse } from '../api/studio/plugins';
import { describeErrorSentence } from '../api/problem';
import type { Plugin } from '../api/types';
import { isRepeatedInput } from '../components/actions/repeated-input';
import { pluginListKey } from './use-plugins';

export interface PluginUses {
  /** The plugin with pending changes applied. */
  of: (plugin: Plugin) => Plugin;
  use: (plugin: Plugin, change: PluginUse) => void;
  /** The last error. */
  problem: { title: string; text: string } | null;
  forget: () => void;
}

/**
 * Installs and rates optimistically. Requests of a plugin run in sequence and pending changes merge: pressing arrows
 * through five stars sends one rating.
 */
export function usePluginUse(): PluginUses {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [wanted, setWanted] = useState<Record<string, PluginUse>>({});
  const [problem, setProblem] = useState<PluginUses['problem']>(null);
  const waiting = useRef(new Map<string, PluginUse | null>());
  const watched = useRef(true);
  useEffect(() => {
    watched.current = true;
    return () => void (watched.current = false);
  }, []);

  const send = async ({ id, name }: Plugin) => {
    try {
      for (let next = waiting.current.get(id); next; next = waiting.current.get(id)) {
        waiting.current.set(id, null);
        // A response requested before the click would revert it.
        await queryClient.cancelQueries({ queryKey: pluginListKey });
        const saved = await updatePlugin(id, next);
        queryClient.setQueriesData<GetListResult<Plugin>>(
          { queryKey: pluginListKey },
          (page) => page && { ...page, data: page.data.map((row) => (row.id === id ? saved : row)) },
        );
      }
    } catch (error) {
      console.error('The plugin could not be changed', error);
      const messages = {
        title: `“${name}” could not be changed`,
        text: `${describeErrorSentence(error)} Nothing changed.`,
      };
      if (watched.current) setProblem(messages);
      else notify(`${messages.title}. ${messages.text}`, { type: 'error' });
    } finally {
      waiting.current.delete(id);
      setWanted(({ [id]: _done, ...others }) => others);
      // Cards keep their position; order and filters update with the next visit.
      void queryClient.invalidateQueries({ queryKey: pluginListKey, refetchType: 'none' });
    }
  };

  return {
    of: (plugin) => ({ ...plugin, ...wanted[plugin.id] }),
    problem,
    forget: () => setProblem(null),
    use: (plugin, change) => {
      // The second click of a double click would revert the first.
      if ('installed' in change && isRepeatedInput()) return;
      setProblem(null);
      setWanted((before) => ({ ...before, [plugin.id]: { ...before[plugin.id], ...change } }));
      const line = waiting.current.get(plugin.id);
      waiting.current.set(plugin.id, { ...line, ...change });
      if (line === undefined) void send(plugin);
    },
  };
}
