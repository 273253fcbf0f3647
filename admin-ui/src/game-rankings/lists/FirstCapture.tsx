import { Button } from '../../components/actions/Button';
import { Card } from '../../components/page/Card';
import { EmptyState } from '../../components/states/EmptyState';
import { STORE_NAMES } from '../../components/text/chips';
import { useAuth } from '../../auth/auth-context';
import { categoryLabel } from '../../rankings/categories';
import { useCountryName } from '../../rankings/use-countries';
import { ROUTES } from '../../routes';
import { useScreen } from '../screen';

/** A chart without any capture: what it will hold, and the ways to get the first one. */
export function FirstCapture() {
  const { filters, openImport } = useScreen();
  const { isAdmin } = useAuth();
  const chart = `${STORE_NAMES[filters.platform]}, ${useCountryName(filters.country)}, ${categoryLabel(filters.category)}`;
  return (
    <>
      <section className="card" aria-label="Charts">
        <EmptyState heading="h2" title="No games found">
          {chart} has not been captured yet. “Refresh Rankings” fetches the charts of all categories now, in
          the background. Top free, top grossing and top new games then appear here.
        </EmptyState>
      </section>
      <div className="grid">
        <Card title="Import a file">
          <div className="stack">
            <p className="text-13 muted">Adds ranks you already have, from CSV or JSON.</p>
            <Button icon="upload" label="Import…" size="small" onClick={openImport} />
          </div>
        </Card>
        {isAdmin && (
          <Card title="Keep it current">
            <div className="stack">
              <p className="text-13 muted">
                A schedule fetches the charts of a country every day, so that changes and trends have no gaps.
              </p>
              <Button icon="history" label="Open markets" size="small" to={ROUTES.marketSettings} />
            </div>
          </Card>
        )}
      </div>
    </>
  );
}
