import { lazy, type ComponentType } from 'react';

const failed = new Set<() => void>();

/** A lazily loaded screen. Unlike React.lazy it can retry after a failure. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(() => (Loaded = begin()));
        throw error;
      }
    });
  let Loaded: ComponentType<P> = begin();
  return function LazyScreen(props: P) {
    return <Loaded {...props} />;
  };
}

/** Lets screens that failed to load be retried when they are shown next. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}
