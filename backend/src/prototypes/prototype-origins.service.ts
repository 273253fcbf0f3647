import { Injectable } from '@nestjs/common';

/** Name of an idea of this person; null when there is none with this id. */
type FindIdea = (ideaId: string, userId: string) => Promise<string | null>;

/** What prototypes are made from; the owner of ideas registers here, prototypes does not know it. */
@Injectable()
export class PrototypeOrigins {
  private find: FindIdea = () => Promise.resolve(null);

  register(find: FindIdea): void {
    this.find = find;
  }

  ideaName(ideaId: string, userId: string): Promise<string | null> {
    return this.find(ideaId, userId);
  }
}
