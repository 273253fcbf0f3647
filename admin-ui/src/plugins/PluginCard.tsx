import { Ago } from '../components/text/Ago';
import { Button } from '../components/actions/Button';
import { IconButton } from '../components/actions/IconButton';
import { useId, type ReactNode } from 'react';
import type { Plugin } from '../api/types';
import { useAuth } from '../auth/auth-context';
import { Icon } from '../components/text/Icon';
import { SampleChip } from '../components/text/chips';
import { countNoun, formatShort } from '../components/text/format';
import { StarRating } from './StarRating';
import type { usePluginUse } from './use-plugin-use';

const SAMPLE_TEXT = 'A sample plugin with sample downloads and ratings, for trying out this screen.';

interface PluginCardProps {
  plugin: Plugin;
  onDelete: (plugin: Plugin) => void;
  children: ReactNode;
}

/** A plugin with its actions. */
export function PluginCard({ plugin, onDelete, children }: PluginCardProps) {
  const id = useId();
  const { user, isAdmin } = useAuth();
  const { name, author, version, description, sample, url, submittedBy } = plugin;
  return (
    <article className="card card-body stack" aria-labelledby={id}>
      <div className="row start">
        <div className="grow break">
          <div className="row wrap">
            <h2 id={id}>{name}</h2>
            {sample && <SampleChip small title={SAMPLE_TEXT} />}
          </div>
          <p className="text-13 muted">
            by {author}, version {version}
          </p>
        </div>
        {(isAdmin || submittedBy === user?.id) && (
          <IconButton icon="trash" label={`Delete ${name}`} title="Delete" onClick={() => onDelete(plugin)} />
        )}
      </div>
      <p className="text-13 muted clamp">{description ?? 'No description.'}</p>
      <a className="row link text-13" href={url} target="_blank" rel="noreferrer" title={url}>
        <span className="cut">Get it at {new URL(url).host}</span>
        <Icon name="external" />
        <span className="visually-hidden">, {name}, opens a new tab</span>
      </a>
      {children}
    </article>
  );
}

interface ListedPluginProps extends Omit<PluginCardProps, 'children'> {
  onUse: ReturnType<typeof usePluginUse>['use'];
}

export function ListedPlugin({ plugin, onDelete, onUse }: ListedPluginProps) {
  const { name, downloads, rating, ratings, installed, stars, sample } = plugin;
  return (
    <PluginCard plugin={plugin} onDelete={onDelete}>
      <p className={sample ? 'row wrap far text-13 muted' : 'row wrap far text-13'}>
        <span className="row" title={countNoun(downloads, 'download')}>
          <Icon name="download" />
          <b>{formatShort(downloads)}</b>
          <span className="muted">{downloads === 1 ? 'download' : 'downloads'}</span>
        </span>
        <span className="row" title={rating === null ? 'Nobody has rated it yet' : `${rating} of 5 stars`}>
          <Icon name="star" />
          <b>{rating === null ? '—' : rating.toFixed(1)}</b>
          <span className="muted">
            {ratings === 0 && rating !== null ? 'rating' : countNoun(ratings, 'rating')}
          </span>
        </span>
      </p>
      <div className="row wrap between foot">
        <StarRating name={name} stars={stars} onStars={(next) => onUse(plugin, { stars: next })} />
        <Button
          icon={installed ? 'done' : 'download'}
          size="small"
          aria-pressed={installed}
          title={installed ? 'Installed. Click to undo.' : 'Marks it as installed'}
          onClick={() => onUse(plugin, { installed: !installed })}
        >
          {installed ? 'Installed' : 'Install'}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </PluginCard>
  );
}

interface ReviewedPluginProps extends Omit<PluginCardProps, 'children'> {
  busy: boolean;
  onApprove: (plugin: Plugin) => void;
  onReject: (plugin: Plugin) => void;
  onPutBack: (plugin: Plugin) => void;
}

/** A plugin that awaits review or was rejected. */
export function ReviewedPlugin({
  plugin,
  onDelete,
  busy,
  onApprove,
  onReject,
  onPutBack,
}: ReviewedPluginProps) {
  const { isAdmin } = useAuth();
  const { name, url, status, createdAt, updatedAt } = plugin;
  const waits = status === 'submitted';
  const at = waits ? createdAt : updatedAt;
  const hidden = <span className="visually-hidden"> {name}</span>;
  return (
    <PluginCard plugin={plugin} onDelete={onDelete}>
      <p className="row wrap between text-12 muted">
        <a href={url} target="_blank" rel="noreferrer" className="link cut">
          {url}
        </a>
        <Ago at={at}>{waits ? 'Submitted' : 'Rejected'}</Ago>
      </p>
      {isAdmin && (
        <div className="row wrap between foot">
          {waits ? (
            <>
              <Button size="small" color="error" disabled={busy} onClick={() => onReject(plugin)}>
                Reject{hidden}
              </Button>
              <Button icon="done" size="small" primary disabled={busy} onClick={() => onApprove(plugin)}>
                Approve{hidden}
              </Button>
            </>
          ) : (
            <Button icon="undo" size="small" disabled={busy} onClick={() => onPutBack(plugin)}>
              Put back for review{hidden}
            </Button>
          )}
        </div>
      )}
    </PluginCard>
  );
}
