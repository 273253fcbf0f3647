import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/errors/problem.js';
import { Profile } from './profile.entity.js';

@Injectable()
export class ProfilesService {
  constructor(
    @InjectRepository(Profile) private readonly profiles: Repository<Profile>,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<Profile | null> {
    return this.profiles.findOneBy({ id });
  }

  /** @throws ProblemException 404 */
  async get(id: string): Promise<Profile> {
    const profile = await this.find(id);
    if (!profile) throw notFound('Profile not found');
    return profile;
  }

  /** Notes that the person was here. */
  async touch(id: string): Promise<void> {
    await this.profiles.update({ id }, { lastActiveAt: this.clock.now() });
  }
}
