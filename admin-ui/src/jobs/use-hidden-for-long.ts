import { useEffect, useState } from 'react';

const LONG = 60_000;

/** True when the tab has been hidden for a minute, so that connections can be closed. */
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
