import { Injectable } from '@nestjs/common';
import { IdeaEngineService } from '../ai/ideas/idea-engine.service.js';
import type { BriefSource, IdeaView } from '../ai/ideas/ideas.types.js';
import type { IdeaBriefDto } from './idea-insights.dto.js';
import type { IdeaDto } from './ideas.dto.js';
import { IdeasService } from './ideas.service.js';

/** The one page about an idea. */
@Injectable()
export class IdeaInsights {
  constructor(
    private readonly ideas: IdeasService,
    private readonly engine: IdeaEngineService,
  ) {}

  /** @throws ProblemException 404 */
  async brief(userId: string, id: string): Promise<IdeaBriefDto> {
    const idea = await this.ideas.get(userId, id);
    return this.engine.brief(viewOf(idea), null, null, sourcesOf(idea));
  }

  markdown(brief: IdeaBriefDto): string {
    return this.engine.briefMarkdown(brief);
  }
}

const viewOf = ({ name, coreMechanics, metaElements }: IdeaDto): IdeaView => ({
  name,
  coreMechanics,
  metaElements,
});

/** What an idea was made from, with the items that still show it. */
function sourcesOf({ sources, origins }: IdeaDto): BriefSource[] {
  return sources.map(({ type, name }, index) => ({
    type: type ?? 'idea',
    name,
    items: origins.flatMap(({ source, from }) => (source === index && from !== null ? [from] : [])),
  }));
}
