import Button from '@mui/material/Button';
import { Banner } from '../components/Banner';
import { PageHead } from '../components/PageHead';
import { ScreenSpinner } from '../components/Spinner';
import { NotificationSection } from './NotificationSection';
import { ProfileSection } from './ProfileSection';
import { SecuritySection } from './SecuritySection';
import { SessionSection } from './SessionSection';
import { ThemeSection } from './ThemeSection';
import { TokenSection } from './TokenSection';
import { useSettings } from '../auth/use-settings';
import './settings.css';

/** /admin/settings: everything about my own account. */
export function Settings() {
  const { data, isPending, error, refetch } = useSettings();
  return (
    <>
      <PageHead title="Settings" asOf={<span>Yours alone, on every device you sign in with</span>} />
      {error && (
        <Banner
          tone="error"
          title="Your settings could not be loaded"
          action={
            <Button size="small" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          <p>They are unchanged. Password, devices and tokens below work on their own.</p>
        </Banner>
      )}
      {isPending ? (
        <ScreenSpinner />
      ) : (
        <div className="settings">
          {data && (
            <>
              <ProfileSection settings={data} />
              <NotificationSection settings={data} />
              <ThemeSection />
            </>
          )}
          <SecuritySection />
          <SessionSection />
          <TokenSection />
        </div>
      )}
    </>
  );
}
