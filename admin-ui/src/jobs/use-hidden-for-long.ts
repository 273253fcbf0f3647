import { useEffect, useState } from 'react';

const LONG = 60_000;

/** True while the tab has been out of sight for a minute: a reason to let go of open connections. */
export function useHiddenForLong(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.hidden) timer = setTimeout(() => setHidden(true), LONG);
      else setHidden(false);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return hidden;
}
