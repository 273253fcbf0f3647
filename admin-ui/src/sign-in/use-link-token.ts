import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token after `#<name>=` in a mail's link; removed from the URL and history once read. */
export function useLinkToken(name: 'reset' | 'confirm'): [token: string | null, leave: () => void] {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const [stored, setStored] = useState<string | null>(null);
  const prefix = `#${name}=`;
  const inAddress = hash.startsWith(prefix) ? hash.slice(prefix.length) || null : null;
  useEffect(() => {
    if (!inAddress) return;
    setStored(inAddress);
    void navigate({ search }, { replace: true, state });
  }, [inAddress, navigate, search, state]);
  return [inAddress ?? stored, () => setStored(null)];
}
