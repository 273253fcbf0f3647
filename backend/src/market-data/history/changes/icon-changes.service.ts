import { Injectable } from '@nestjs/common';
import { readIconPrint, toSmallIcon } from '../../../games/same-games/icon-print.rules.js';
import { PicturesService } from '../../pictures/pictures.service.js';

const APP_STORE_PICTURE = /^https:\/\/[^/]+\.mzstatic\.com\//;

/** Compares icons by their pictures: the App Store gives an icon a new address with every build of the app. */
@Injectable()
export class IconChanges {
  constructor(private readonly pictures: PicturesService) {}

  /** Whether two different addresses on the App Store show one icon; false when one cannot be read. */
  async isSame(before: string | null | undefined, after: string | null): Promise<boolean> {
    if (!before || !after || before === after) return false;
    if (![before, after].every((address) => APP_STORE_PICTURE.test(address))) return false;
    const [old, recent] = await Promise.all([before, after].map((address) => this.read(address)));
    if (!old || !recent) return false;
    const print = readIconPrint(old);
    return old.equals(recent) || (print !== null && print === readIconPrint(recent));
  }

  private async read(address: string): Promise<Buffer | null> {
    // Reported as a change then, which it may be.
    const picture = await this.pictures.get(toSmallIcon(address)).catch(() => null);
    return picture?.bytes ?? null;
  }
}
