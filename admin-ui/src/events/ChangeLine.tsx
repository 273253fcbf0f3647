import { Link } from 'react-router';
import type { MarketEvent } from '../api/types';
import { Chip } from '../components/text/chips';
import { GameIcon } from '../components/games/GameIcon';
import { Icon } from '../components/text/Icon';
import { pictureAddress } from '../components/games/picture-address';
import { formatDateTime, formatTime, isDayOnly } from '../components/text/format';
import { describeChange, describeMarket, TYPE_LOOKS } from './change-text';
import './change-line.css';

const SHOWN_PICTURES = 4;

interface ChangeLineProps {
  event: MarketEvent;
  /** Link of the line. */
  to?: string;
  /** Names store and country, where lines of several markets stand together. */
  withMarket?: boolean;
}

/** A change in one line, with the previous value. */
export function ChangeLine({ event, to, withMarket }: ChangeLineProps) {
  const { icon, tone } = TYPE_LOOKS[event.type];
  const { lead, text, before } = describeChange(event);
  const market = withMarket && describeMarket(event);
  return (
    <li className="change-line row start">
      <Icon name={icon} className={`small ${tone ?? 'muted'}`} />
      <div className="grow">
        {to ? (
          <Link className="plain-link" to={to}>
            <b>{lead}</b>
          </Link>
        ) : (
          <b>{lead}</b>
        )}{' '}
        <span dir="auto">{text}</span>
        {market && <span className="muted"> · {market}</span>}
        {before && <span className="muted"> · {before}</span>}
        <BeforeAfter event={event} />
      </div>
      {!isDayOnly(event.occurredAt) && (
        <time dateTime={event.occurredAt} className="muted" title={formatDateTime(event.occurredAt)}>
          {formatTime(event.occurredAt)}
        </time>
      )}
    </li>
  );
}

const readList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

function BeforeAfter({ event: { type, data } }: { event: MarketEvent }) {
  const [from, to] = [String(data['from'] ?? ''), String(data['to'] ?? '')];
  if (type === 'store.icon_changed')
    return (
      <p className="row">
        <GameIcon url={from} title="before" />
        <Icon name="next" className="small" />
        <GameIcon url={to} title="now" />
      </p>
    );
  if (type === 'store.title_changed' || type === 'store.description_changed')
    return (
      <p dir="auto">
        <del>{from}</del> <span aria-hidden="true">→</span> <ins>{to}</ins>
      </p>
    );
  if (type === 'store.version_released' && data['releaseNotes']) return <VersionNotes data={data} />;
  if (type === 'store.screenshots_changed')
    return (
      <p className="row">
        {readList(data['added'])
          .slice(0, SHOWN_PICTURES)
          .map((url) => (
            <img key={url} src={pictureAddress(url)} alt="" loading="lazy" className="change-shot" />
          ))}
      </p>
    );
  return null;
}

const NOTE_WORDS: Record<string, string> = {
  season: 'Season',
  collaboration: 'Collaboration',
  battle_pass: 'Battle pass',
  new_mode: 'New mode',
  new_mechanic: 'New mechanic',
  fixes_only: 'Fixes only',
};

/** Items recognized in the release notes, with evidence; otherwise the notes themselves. */
function VersionNotes({ data }: { data: MarketEvent['data'] }) {
  const facts = (Array.isArray(data['facts']) ? data['facts'] : []) as { kind: string; quote: string }[];
  if (facts.length === 0)
    return <blockquote className="muted clamp">{String(data['releaseNotes'])}</blockquote>;
  return (
    <ul className="bare">
      {facts.map(({ kind, quote }) => (
        <li key={kind} className="row wrap near">
          <Chip>{NOTE_WORDS[kind] ?? kind}</Chip>
          <q className="muted" dir="auto">
            {quote}
          </q>
        </li>
      ))}
    </ul>
  );
}
