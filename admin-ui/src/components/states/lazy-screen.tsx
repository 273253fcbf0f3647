import { lazy, type ComponentType } from 'react';

const failed = new Set<() => void>();

/** A screen that is loaded when it is first opened. Unlike React's lazy it can be loaded again after a failure. */
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

/** Screens that could not be loaded are asked for again when they are shown next. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}
