import { Injectable } from '@nestjs/common';
import { CountedCache } from '../../common/concurrency/counted-cache.js';
import { Metrics } from '../../metrics/metrics.service.js';
import type { ChartKey } from '../../rankings/rankings.types.js';
import { LaunchesRepository } from './launches.repository.js';
import { type FollowedList, followList, type ListCourse } from './list-course.js';

/** A list over two years takes about one megabyte. */
const MAX_LISTS = 60;

interface CachedList {
  version: string;
  course: Promise<ListCourse>;
  /** By number of ranks included. */
  followed: Map<number, FollowedList>;
}

/** Reads a whole list once per capture; until the next capture, requests are served from memory. */
@Injectable()
export class ListCourses {
  private readonly lists = new CountedCache<CachedList>({ max: MAX_LISTS });

  constructor(
    private readonly rows: LaunchesRepository,
    metrics: Metrics,
  ) {
    metrics.addCache('launch_lists', this.lists);
  }

  async follow(key: ChartKey, top: number): Promise<FollowedList> {
    const version = await this.rows.getVersion(key);
    const id = [key.platform, key.category, key.country, key.rankingType].join(' ');
    let known = this.lists.get(id);
    if (known?.version !== version) {
      known = { version, course: this.load(key), followed: new Map() };
      this.lists.set(id, known);
    }
    const { followed } = known;
    try {
      const course = await known.course;
      const list = followed.get(top) ?? followList(course, top);
      followed.set(top, list);
      return list;
    } catch (error) {
      if (this.lists.get(id) === known) this.lists.delete(id);
      throw error;
    }
  }

  private async load(key: ChartKey): Promise<ListCourse> {
    const rows = await this.rows.listCourse(key);
    // A substring keeps its whole source text in memory, so each id is stored once instead.
    const names = new Map<string, string>();
    const keepOnce = (id: string): string => {
      const known = names.get(id);
      if (known !== undefined) return known;
      const own = Buffer.from(id).toString();
      names.set(own, own);
      return own;
    };
    return {
      captures: rows.map(({ ids, ...capture }) => ({
        ...capture,
        ids: ids === null ? [] : ids.split(' ').map(keepOnce),
      })),
    };
  }
}
