import { IsString, MaxLength } from 'class-validator';

export class PictureQuery {
  /** The picture's https address on a server of Apple or Google, as `iconUrl` and `screenshots` hold it. */
  @IsString({ message: 'must be an address' })
  @MaxLength(2_000, { message: 'must be at most 2000 characters long' })
  url!: string;
}
