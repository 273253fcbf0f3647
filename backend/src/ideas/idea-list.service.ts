import { Injectable } from '@nestjs/common';
import { type ListPage, mapList } from '../common/list/list-page.js';
import { type ListQuery, MAX_RANGE } from '../common/list/list-query.js';
import { TrendsService } from '../trends/trends.service.js';
import { IdeaMarket } from './assistance/idea-market.service.js';
import { IdeaEngineService } from './engine/idea-engine.service.js';
import { hideSources, type IdeaRowDto, toIdeaDto } from './ideas.dto.js';
import { type IdeaRow, IdeasRepository } from './ideas.repository.js';

/** Figures of the signal that ideas can be sorted by. */
const FIGURES = ['share', 'change', 'alike', 'newcomers'] as const;
type Figure = (typeof FIGURES)[number];

/** Lists ideas with the team's status and votes and the chart signal. */
@Injectable()
export class IdeaListService {
  constructor(
    private readonly ideas: IdeasRepository,
    private readonly engine: IdeaEngineService,
    private readonly trends: TrendsService,
    private readonly market: IdeaMarket,
  ) {}

  async list(userId: string, query: ListQuery): Promise<ListPage<IdeaRowDto>> {
    const summarize = await this.trends.prepareSummaries(await this.market.chooseScope(userId));
    const toRow = (row: IdeaRow): IdeaRowDto => {
      const { owner, mine, updatedByName, comments, votes, voted, pinned, visibleSources } = row;
      const idea = mine ? toIdeaDto(row) : hideSources(toIdeaDto(row), new Set(visibleSources));
      return {
        ...idea,
        team: { owner, mine, updatedByName, comments, votes, voted, pinned },
        signal: summarize(this.engine.mapItems(row)),
      };
    };
    const figure = FIGURES.find((name) => name === query.sort);
    const list = (page: ListQuery) =>
      mapList(this.ideas.listVisible(userId, page), (rows) => rows.map(toRow));
    return figure ? sortByFigure(list, figure, query) : list(query);
  }
}

/** The figures are computed, not stored, so sorting by one reads all ideas; those without it come last. */
function sortByFigure(
  list: (page: ListQuery) => ListPage<IdeaRowDto>,
  figure: Figure,
  query: ListQuery,
): ListPage<IdeaRowDto> {
  const { order, offset, limit } = query;
  const sign = order === 'ASC' ? 1 : -1;
  const readAll = async () => {
    const rows: IdeaRowDto[] = [];
    for (let isLast = false; !isLast;) {
      const page = {
        ...query,
        sort: 'createdAt',
        order: 'DESC',
        offset: rows.length,
        limit: MAX_RANGE,
      } as const;
      const next = (await list(page).page()).rows;
      isLast = next.length < MAX_RANGE;
      rows.push(...next);
    }
    const value = ({ signal }: IdeaRowDto) => signal?.[figure] ?? null;
    return rows.sort((a, b) => {
      const [one, other] = [value(a), value(b)];
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return sign * (one - other);
    });
  };
  return {
    async page() {
      const rows = await readAll();
      return { rows: rows.slice(offset, offset + limit), total: rows.length };
    },
    async *batches() {
      yield await readAll();
    },
  };
}
