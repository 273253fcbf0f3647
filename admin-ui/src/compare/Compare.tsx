import { Button } from '../components/actions/Button';
import { ToggleChoice } from '../components/filters/ToggleChoice';
import { Link, useLocation, useSearchParams } from 'react-router';
import { CopyButton } from '../components/actions/CopyButton';
import { EmptyState } from '../components/states/EmptyState';
import { GameIcon } from '../components/games/GameIcon';
import { LoadError } from '../components/states/LoadError';
import { PageHead } from '../components/page/PageHead';
import { Spinner } from '../components/states/Spinner';
import { StoreText } from '../components/text/StoreText';
import { SampleChip } from '../components/text/chips';
import { lazyScreen } from '../components/states/lazy-screen';
import { ScreenBoundary } from '../components/states/ScreenBoundary';
import { useChangeQuery } from '../components/page/use-address';
import { COMPARE, ROUTES } from '../routes';
import { dropFromAddress, readCompareAddress, type Alignment } from './compare-address';
import { Matrix } from './Matrix';
import { useCompared, type Compared } from './use-compared';

// Loaded separately, because it brings the plot library.
const ComparePlots = lazyScreen(() => import('./ComparePlots').then((file) => file.ComparePlots));

/** /admin/compare: games and ideas side by side. */
export function Compare() {
  const [query] = useSearchParams();
  const address = readCompareAddress(query);
  const changeQuery = useChangeQuery();
  const { compared, failed, loading, retry } = useCompared(address);
  const subjectCount = address.games.length + address.ideas.length;
  const drop = (id: string) => changeQuery((now) => dropFromAddress(now, id));
  const games = compared.filter(({ game }) => game !== null);
  return (
    <>
      <PageHead
        title="Compare"
        asOf={
          <>
            <span>
              {subjectCount === 0
                ? 'Games and ideas side by side'
                : `${subjectCount} of at most ${COMPARE.most}`}
            </span>
            <span>What all of them share comes first</span>
          </>
        }
        actions={
          subjectCount > 0 && (
            <>
              <AlignChoice
                align={address.align}
                onChange={(align) =>
                  changeQuery((now) => {
                    if (align === 'launch') now.set('align', align);
                    else now.delete('align');
                    return now;
                  })
                }
              />
              <CopyButton text={window.location.href} label="Copy link" />
            </>
          )
        }
      />
      {subjectCount < COMPARE.least && <TooFew count={subjectCount} />}
      {failed.length > 0 && (
        <LoadError title="Couldn't load all of them" onRetry={retry}>
          The others are shown below.{' '}
          {failed.map((id) => (
            <Button key={id} size="small" onClick={() => drop(id)}>
              Remove {id}
            </Button>
          ))}
        </LoadError>
      )}
      {loading ? (
        <Spinner label="Loading the comparison" slow="Still loading the comparison." />
      ) : (
        compared.length > 0 && (
          <>
            <ul className="grid narrow" aria-label="Compared">
              {compared.map((each) => (
                <ComparedCard key={each.id} compared={each} onDrop={() => drop(each.id)} />
              ))}
            </ul>
            <Matrix compared={compared} />
            {games.length > 0 && (
              <ScreenBoundary loading={<Spinner label="Loading the plots" slow="Still loading the plots." />}>
                <ComparePlots games={games} align={address.align} />
              </ScreenBoundary>
            )}
          </>
        )
      )}
    </>
  );
}

function AlignChoice({ align, onChange }: { align: Alignment; onChange: (align: Alignment) => void }) {
  return (
    <ToggleChoice
      label="Align by"
      size="small"
      value={align}
      options={[
        ['date', 'By date'],
        ['launch', 'By launch'],
      ]}
      onChange={onChange}
    />
  );
}

function ComparedCard({ compared, onDrop }: { compared: Compared; onDrop: () => void }) {
  const { pathname, search } = useLocation();
  const { title, path, iconUrl, below, sample, analyzed, game } = compared;
  return (
    <li className="card pad row start">
      <GameIcon url={iconUrl} title={title} size="small" />
      <div className="grow">
        <Link className="cut" to={path} state={{ from: pathname + search }}>
          <StoreText as="b" title={title}>
            {title}
          </StoreText>
        </Link>
        <StoreText as="p" className="cut muted text-12">
          {below}
        </StoreText>
        {sample && <SampleChip />}
        {!analyzed && <p className="text-12 muted">Not analyzed.</p>}
        {game?.positions.length === 0 && <p className="text-12 muted">Not charting now.</p>}
      </div>
      <Button icon="close" size="small" variant="text" aria-label={`Remove ${title}`} onClick={onDrop} />
    </li>
  );
}

function TooFew({ count }: { count: number }) {
  return (
    <section className="card" aria-label="Comparison">
      <EmptyState
        heading="h2"
        title={count === 0 ? 'Nothing to compare yet' : 'Add one more to compare'}
        action={<Button label="Choose games" size="small" to={ROUTES.games} />}
      >
        Select {COMPARE.least} to {COMPARE.most} games in Games, Game Rankings, a tag or Similar games, then
        press Compare. Ideas are selected in Idea Generation.
      </EmptyState>
    </section>
  );
}
