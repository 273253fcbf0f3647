import { LoadError } from '../components/states/LoadError';
import { PageHead } from '../components/page/PageHead';
import { CardsSkeleton } from '../components/states/Skeleton';
import { useAuth } from '../auth/auth-context';
import { AiSection } from './ai/AiSection';
import { DefaultMarketSection } from './markets/DefaultMarketSection';
import { MarketSection } from './markets/MarketSection';
import { ProfileSection } from './ProfileSection';
import { SecuritySection } from './security/SecuritySection';
import { SessionSection } from './security/SessionSection';
import { KeyboardSection, NotificationSection } from './SwitchSections';
import { ThemeSection } from './ThemeSection';
import { TokenSection } from './tokens/TokenSection';
import { useSettings } from '../auth/use-settings';
import { WebhookSection } from './webhooks/WebhookSection';
import './settings.css';

/** /admin/settings: the user's account; for administrators also markets and the model. */
export function Settings() {
  const { data, isPending, error, refetch } = useSettings();
  const { isAdmin, user } = useAuth();
  return (
    <>
      <PageHead title="Settings" asOf={<span>Your settings sync across your devices</span>} />
      {error && (
        <LoadError title="Couldn't load your settings" onRetry={refetch}>
          They are unchanged. Password, devices and tokens below still work.
        </LoadError>
      )}
      {isPending ? (
        <CardsSkeleton label="Loading your settings" />
      ) : (
        <div className="settings">
          {data && (
            <>
              <ProfileSection settings={data} />
              <NotificationSection settings={data} />
              <ThemeSection />
              <KeyboardSection settings={data} />
            </>
          )}
          {user?.role !== 'user' && <DefaultMarketSection />}
          {isAdmin && <MarketSection />}
          {isAdmin && <AiSection />}
          {isAdmin && <WebhookSection />}
          <SecuritySection />
          <SessionSection />
          <TokenSection />
        </div>
      )}
    </>
  );
}
