import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CountedCache } from '../../common/concurrency/counted-cache.js';
import { Metrics } from '../../metrics/metrics.service.js';
import type { ChartKey } from '../../rankings/rankings.types.js';
import { LaunchesRepository } from './launches.repository.js';
import { type FollowedList, followList, type ListCourse } from './list-course.js';

/** A list over two years takes about one megabyte. */
const MAX_LISTS = 60;
/** Ranks in memory for all followed lists together, about 50 bytes each. */
const MAX_RANKS = 4_000_000;

interface CachedList {
  version: string;
  course: Promise<ListCourse>;
}

/** Reads a whole list once per capture; until the next capture, requests are served from memory. */
@Injectable()
export class ListCourses {
  private readonly lists = new CountedCache<CachedList>({ max: MAX_LISTS });
  /** By list and number of ranks included. */
  private readonly followed = new LRUCache<string, { course: ListCourse; list: FollowedList }>({
    maxSize: MAX_RANKS,
    sizeCalculation: ({ list }) => list.ranks.reduce((sum, { size }) => sum + size, 1),
  });

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
      known = { version, course: this.load(key) };
      this.lists.set(id, known);
    }
    try {
      const course = await known.course;
      const followed = this.followed.get(`${id} ${top}`);
      if (followed?.course === course) return followed.list;
      const list = followList(course, top);
      this.followed.set(`${id} ${top}`, { course, list });
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
