import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { User } from './user.entity.js';

@Injectable()
export class UsersRepository {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  findUser(id: string): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  /** @param email in lower case */
  findByEmail(email: string, manager = this.users.manager): Promise<User | null> {
    return manager.createQueryBuilder(User, 'u').where('lower(u.email) = :email', { email }).getOne();
  }

  /** @returns the new id; null when the email is taken */
  async insertUser(
    { email, passwordHash, createdAt }: Pick<User, 'email' | 'passwordHash' | 'createdAt'>,
    manager: EntityManager,
  ): Promise<string | null> {
    const [row] = await manager.query<{ id: string }[]>(
      `insert into users (email, password_hash, created_at, password_changed_at) values ($1, $2, $3, $3)
       on conflict ((lower(email))) do nothing returning id`,
      [email, passwordHash, createdAt],
    );
    return row?.id ?? null;
  }

  async updatePassword(id: string, passwordHash: string, now: Date, manager: EntityManager): Promise<void> {
    await manager.update(User, { id }, { passwordHash, passwordChangedAt: now });
  }

  /** @returns false when the stored hash is no longer `from` */
  async replacePassword(
    id: string,
    { from, to }: { from: string; to: string },
    now: Date,
    manager: EntityManager,
  ): Promise<boolean> {
    const change = { passwordHash: to, passwordChangedAt: now };
    return (await manager.update(User, { id, passwordHash: from }, change)).affected === 1;
  }

  async deleteUser(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(User, { id });
  }
}
