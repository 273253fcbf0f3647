import { Injectable } from '@nestjs/common';
import { AnalysesService } from '../../analyses/analyses.service.js';
import { Clock, formatDay } from '../../common/time/clock.js';
import { EventFeed } from '../../market-events/feed/event-feed.service.js';
import {
  FIRST_SEEN_TYPES,
  type MarketEventType,
  STORE_EVENT_TYPES,
} from '../../market-events/market-events.types.js';
import type { Platform } from '../../games/games.types.js';
import type { RankingType } from '../../rankings/rankings.types.js';
import { LaunchesService } from '../../trends/launches/launches.service.js';
import type { DigestDays } from '../digests.types.js';
import type { DigestChart, LaunchLine, MechanicLine, Untitled, PageLine } from './digest-content.js';
import type { DigestEvent } from './digest-event.js';
import { digestPaths } from './digest-paths.js';
import { describePageEvents } from './page-lines.js';

const WEEK_MS = 7 * 86_400_000;
const MAX_WEEKS = 260;
export const MECHANIC_TYPES: readonly MarketEventType[] = ['analysis.mechanic_appeared'];

export type UntitledMechanic = Untitled<MechanicLine> & { analysisId: string; key: string };

interface DigestChanges {
  launches: Untitled<LaunchLine>[];
  pages: Untitled<PageLine>[];
  mechanics: UntitledMechanic[];
  sample: boolean;
}

/** Reads events and launches of a period. */
@Injectable()
export class DigestChangesReader {
  constructor(
    private readonly feed: EventFeed,
    private readonly launches: LaunchesService,
    private readonly analyses: AnalysesService,
    private readonly clock: Clock,
  ) {}

  /** For the games of a chart, with the launches of the Launches screen. */
  async readMarket(chart: DigestChart, days: DigestDays, games: ReadonlySet<string>): Promise<DigestChanges> {
    const { platform, country } = chart;
    const [launched, pages, mechanics] = await Promise.all([
      this.listLaunches(chart, days),
      this.listEvents(STORE_EVENT_TYPES, days, games, { platform, country }),
      this.listEvents(MECHANIC_TYPES, days, games),
    ]);
    return {
      launches: launched,
      pages: describePageEvents(pages),
      mechanics: mechanics.map((event) => toMechanic(event)),
      sample: [...pages, ...mechanics].some(({ sample }) => sample),
    };
  }

  /** For some games, in any chart. */
  async readWatched(days: DigestDays, games: ReadonlySet<string>): Promise<DigestChanges> {
    const types = [...STORE_EVENT_TYPES, ...MECHANIC_TYPES, ...FIRST_SEEN_TYPES];
    const events = await this.listEvents(types, days, games);
    const pick = (of: readonly MarketEventType[]) => events.filter(({ type }) => of.includes(type));
    return {
      launches: dropRepeated(pick(FIRST_SEEN_TYPES)).map((event) => toLaunch(event)),
      pages: describePageEvents(pick(STORE_EVENT_TYPES)),
      mechanics: pick(MECHANIC_TYPES).map((event) => toMechanic(event)),
      sample: events.some(({ sample }) => sample),
    };
  }

  /** Adds the sentence of the store text that proves a mechanic, verbatim. */
  async addQuote({ analysisId, key, ...line }: UntitledMechanic): Promise<Untitled<MechanicLine>> {
    const answer = await this.analyses.get(analysisId).catch(() => null);
    const items = answer ? [...answer.mechanics, ...answer.metaElements] : [];
    // Items outside the taxonomy are identified by name.
    const item = items.find(({ id, name }) => id === key || name === line.name);
    return { ...line, confidence: item?.confidence ?? null, quote: item?.evidence?.[0] ?? null };
  }

  private async listLaunches(
    chart: DigestChart,
    { firstDay, lastDay }: DigestDays,
  ): Promise<Untitled<LaunchLine>[]> {
    const span = this.clock.now().getTime() - Date.parse(firstDay);
    const weeks = Math.min(MAX_WEEKS, Math.ceil(span / WEEK_MS) + 1);
    const games = await this.launches.listGames({ ...chart, weeks });
    return games.flatMap(({ bundleId, title, developer, firstSeen, firstRank }) => {
      const day = formatDay(firstSeen);
      if (day < firstDay || day > lastDay) return [];
      const path = digestPaths.game(bundleId, day, chart);
      return [{ bundleId, title, developer, day, rank: firstRank, chart, country: chart.country, path }];
    });
  }

  private async listEvents(
    types: readonly MarketEventType[],
    { firstDay, lastDay }: DigestDays,
    games: ReadonlySet<string>,
    place: { platform?: Platform; country?: string } = {},
  ): Promise<DigestEvent[]> {
    const filter = { types: [...types], from: firstDay, to: lastDay, ...place };
    const found: DigestEvent[] = [];
    for await (const events of this.feed.readAll({ filter, after: '0' }))
      found.push(...events.filter(({ bundleId }) => bundleId !== null && games.has(bundleId)));
    // Uses the time of the event, not of its recording, so that a rebuilt history gives the same digest.
    return found.sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
  }
}

const toKey = ({ occurredAt, type, bundleId, platform, country, data }: DigestEvent): string =>
  [occurredAt.toISOString(), type, bundleId, platform, country, JSON.stringify(data)].join(' ');

function toMechanic({ bundleId, occurredAt, data }: DigestEvent): UntitledMechanic {
  return {
    ...{ bundleId: bundleId!, title: bundleId!, path: digestPaths.game(bundleId!, formatDay(occurredAt)) },
    ...{ name: String(data.name), key: String(data.key), analysisId: String(data.analysisId) },
    ...{ confidence: null, quote: null },
  };
}

/** A game that no chart listed before is not also new in the country. */
function dropRepeated(events: readonly DigestEvent[]): DigestEvent[] {
  const toSighting = ({ bundleId, occurredAt }: DigestEvent) => `${bundleId} ${occurredAt.toISOString()}`;
  const first = new Set(events.filter(({ type }) => type === 'game.first_seen').map(toSighting));
  return events.filter((event) => event.type === 'game.first_seen' || !first.has(toSighting(event)));
}

function toLaunch(event: DigestEvent): Untitled<LaunchLine> {
  const { type, bundleId, occurredAt, data, platform, country, category, rankingType } = event;
  const day = formatDay(occurredAt);
  const chart: DigestChart = {
    ...{ platform: platform!, country: country!, category: category! },
    rankingType: rankingType as RankingType,
  };
  return {
    ...{ bundleId: bundleId!, title: bundleId!, developer: null, day, rank: Number(data.rank), chart },
    country: type === 'game.first_seen' ? null : country,
    path: digestPaths.game(bundleId!, day, chart),
  };
}
