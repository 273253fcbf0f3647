import { Injectable } from '@nestjs/common';
import { Clock, formatDay, DAY_MS } from '../../common/time/clock.js';
import type { Platform } from '../../games/games.types.js';
import { type Finding, PREVIEW_DAYS, type RuleTerms } from '../alerts.types.js';
import type {
  AlertRulePreviewDto,
  AlertRulePreviewInput,
  ClosestGameDto,
  PreviewedAlertDto,
  PreviewedChartDto,
} from '../rules/alert-rules.dto.js';
import { AlertRulesService } from '../rules/alert-rules.service.js';
import { describeRule } from '../rules/describe-rule.js';
import { RuleScopes } from '../rules/rule-scope.service.js';
import { chooseAlerts, type ChosenAlert } from './choose-alerts.js';
import { describeFinding, describeSummary } from './describe-finding.js';
import { evaluateRule } from './evaluate-rule.js';
import type { ChartSeries } from './find-in-captures.js';
import { RuleFactsRepository } from './rule-facts.repository.js';
import { RuleFactsReader } from './rule-facts.service.js';
import { MAX_PREVIEWED } from '../rules/alert-rules.dto.js';

type Games = Awaited<ReturnType<RuleFactsRepository['listGames']>>;

/** Finds the alerts that a rule would have created. */
@Injectable()
export class PreviewRules {
  constructor(
    private readonly rules: AlertRulesService,
    private readonly scopes: RuleScopes,
    private readonly facts: RuleFactsReader,
    private readonly rows: RuleFactsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemException 400 naming the field */
  async preview(input: AlertRulePreviewInput, userId: string): Promise<AlertRulePreviewDto> {
    const terms = await this.rules.parseTerms(input, userId);
    const games = await this.scopes.listGames(terms, userId);
    const to = this.clock.now();
    const from = new Date(Date.parse(formatDay(to)) - (PREVIEW_DAYS - 1) * DAY_MS);
    const facts = await this.facts.list(terms, { from, to }, games);
    const findings = evaluateRule(terms, facts, from, games && new Set(games));
    const { alerts, suppressed } = chooseAlerts(findings, input.cooldownDays ?? 7, {
      last: new Map(),
      days: new Map(),
    });
    const closest = alerts.length === 0 ? findClosest(terms, facts.charts) : null;
    const named = await this.rows.listGames([
      ...findings.flatMap(({ bundleId }) => bundleId ?? []),
      ...(closest ? [closest.bundleId] : []),
    ]);
    const shown = [
      ...alerts.map((alert) => toPreviewedAlert(alert, 'fired', named)),
      ...suppressed.map((finding) =>
        toPreviewedAlert({ findings: [finding], summaryDay: null }, 'suppressed', named),
      ),
    ].sort((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime());
    return {
      ...{ sentence: describeRule(terms), days: PREVIEW_DAYS, from, to },
      ...{
        firedCount: alerts.length,
        suppressedCount: suppressed.length,
        alerts: shown.slice(-MAX_PREVIEWED),
      },
      charts: facts.charts.map((series) => toPreviewedChart(series, from)),
      leftOut: facts.leftOut,
      closest: closest && { ...closest, title: named.get(closest.bundleId)?.title ?? closest.bundleId },
    };
  }
}

function toPreviewedAlert(
  { findings, summaryDay }: ChosenAlert,
  state: PreviewedAlertDto['state'],
  games: Games,
): PreviewedAlertDto {
  const [first] = findings as [Finding];
  const nameGame = ({ bundleId }: Finding) => (bundleId ? (games.get(bundleId)?.title ?? bundleId) : '');
  const words =
    summaryDay === null
      ? describeFinding(first, nameGame(first))
      : describeSummary(first.kind, findings.length, {
          day: summaryDay,
          titles: [...new Set(findings.map(nameGame))],
        });
  const { occurredAt, bundleId, country, data } = first;
  const rank = data.to ?? data.rank;
  const one = summaryDay === null;
  return {
    ...{ occurredAt, state, ...words, bundleId: one ? bundleId : null, hits: findings.length },
    gameTitle: one && bundleId ? nameGame(first) : null,
    country: one ? country : null,
    rank: one && typeof rank === 'number' ? rank : null,
  };
}

const toPreviewedChart = ({ list, captures }: ChartSeries, from: Date): PreviewedChartDto => ({
  ...{ platform: list.platform as Platform, country: list.country },
  ...{ category: list.category, rankingType: list.rankingType },
  capturedDays: new Set(
    captures.filter(({ capturedAt }) => capturedAt >= from).map(({ capturedAt }) => formatDay(capturedAt)),
  ).size,
});

/** The best rank that a watched game reached outside the top. */
function findClosest(
  { kind, condition }: RuleTerms,
  charts: readonly ChartSeries[],
): Omit<ClosestGameDto, 'title'> | null {
  if (kind !== 'enters_top') return null;
  let closest: Omit<ClosestGameDto, 'title'> | null = null;
  for (const { list, captures } of charts)
    for (const { ranks } of captures)
      for (const [bundleId, rank] of ranks)
        if (rank > (condition.top ?? 0) && (!closest || rank < closest.rank))
          closest = { bundleId, rank, country: list.country };
  return closest;
}
