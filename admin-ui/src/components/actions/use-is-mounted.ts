import { useEffect, useRef } from 'react';

/** Whether the component is still shown, for what arrives later. */
export function useIsMounted() {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  return mounted;
}
