import fastifyPlugin from 'fastify-plugin';
import { Done, type Handlers } from '../../access/calls/operations';
import type { Config } from '../../base/config/config';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { listCalendar } from './calendar';
import * as feeds from './calendar-feed';

/** Calendar of what goes live and offline (decisions/062-calendar). */
export const calendarHandlers = ({ adminOrigin = '' }: Config) =>
  ({
    listCalendar: ({ db, query, account }) => listCalendar(db, query, account.claims),
    getCalendarFeed: ({ db, account }) => feeds.getCalendarFeed(db, account),
    renewCalendarFeed: async ({ write }) => {
      const token = await write((tx, caller) => feeds.renewCalendarFeed(tx, caller));
      return new Done({ url: adminOrigin + feeds.feedPath(token) }, serverText.saved);
    },
    endCalendarFeed: async ({ write }) => {
      await write((tx, caller) => feeds.endCalendarFeed(tx, caller));
      return new Done(null, serverText.deleted);
    },
  }) satisfies Partial<Handlers>;

/** The calendar for programs, which send no token but the address. */
export const calendarFeedPages = fastifyPlugin<{ db: Db; config: Config }>(async (app, { db, config }) => {
  app.get<{ Params: { token: string } }>(feeds.feedPath(':token'), async ({ params }, reply) => {
    const file = await feeds.readCalendarFeed(db, params.token, config.adminOrigin);
    return reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store').send(file);
  });
});
