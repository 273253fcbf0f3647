import { Injectable } from '@nestjs/common';
import type { GamePartsDto } from './games.dto.js';

type Loaders = { [Part in keyof GamePartsDto]: (bundleId: string) => Promise<GamePartsDto[Part]> };

/** Other domains add what they know of a game to its page; games knows none of them. */
@Injectable()
export class GameParts {
  private readonly loaders: Partial<Loaders> = {};

  register<Part extends keyof GamePartsDto>(part: Part, load: Loaders[Part]): void {
    this.loaders[part] = load;
  }

  async load(bundleId: string): Promise<GamePartsDto> {
    const [positions, tags, analysis] = await Promise.all([
      this.loaders.positions?.(bundleId) ?? [],
      this.loaders.tags?.(bundleId) ?? [],
      this.loaders.analysis?.(bundleId) ?? null,
    ]);
    return { positions, tags, analysis };
  }
}
