import { previewPath } from '../../../base/contract/public-address';
import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../../../base/config/config';
import type { Db } from '../../../base/db/client';
import { outsideReviews } from '../../../base/db/schema';
import { validReviewLinks } from '../../kinds/preview-links';
import { fillMark, lineOfMark } from '../../../base/mail/outbox';
import { hashPassword } from '../../../base/secrets/passwords';
import { linkMark } from '../../../base/secrets/text';
import { codeMark } from './text';

/** Minutes of a code's validity, from its request. */
export const codeMinutes = 10;

const moment = new Intl.DateTimeFormat('zh-TW', {
  timeZone: 'Asia/Taipei',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const momentText = (time: Date) => moment.format(time);

type Origins = Pick<Config, 'publicOrigin' | 'adminOrigin' | 'smtpUrl'>;

/** Origin of links in mails; undefined without an address or a mail server. */
export const mailedOrigin = ({ smtpUrl, publicOrigin, adminOrigin }: Origins) =>
  smtpUrl === undefined ? undefined : (publicOrigin ?? adminOrigin);

/** Inserts link or code at sending, so that no stored mail contains one. Null when link or code has ended. */
export const fillReviewMail =
  (db: Db, config: Origins) =>
  async (reviewId: number, body: string): Promise<string | null> => {
    const token = (await validReviewLinks(db, [reviewId])).get(reviewId);
    if (token === undefined) return null;
    const origin = mailedOrigin(config);
    if (lineOfMark(body, linkMark) > lineOfMark(body, codeMark)) {
      return origin === undefined ? null : fillMark(body, linkMark, origin + previewPath(token));
    }
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const codeHash = await hashPassword(code);
    const given = await db
      .update(outsideReviews)
      .set({ codeHash })
      .where(
        and(
          eq(outsideReviews.id, reviewId),
          sql`${outsideReviews.codeAskedOn} > now() - make_interval(mins => ${codeMinutes})`,
        ),
      )
      .returning({ id: outsideReviews.id });
    return given.length > 0 ? fillMark(body, codeMark, code) : null;
  };
