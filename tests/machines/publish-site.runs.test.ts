import type { EventFrom } from 'xstate';
import type { publishSiteMachine } from '../../src/machines/publish-site';
import { closedBecause, type PublishPages, type Site } from '../../src/machines/publish-site.rules';
import { network, refused, status } from './fake-call';
import {
  blank,
  design,
  empty,
  otherCase,
  pagePair,
  pages,
  publishWorld,
  sameCase,
  versionPage,
} from './publish-site.world';
import { testRuns } from './random-runs';
import { sentences } from './sentences';

/** What visitors see: a revision of the draft or an earlier version, and why it may be seen. */
interface Public {
  isApproved: boolean;
  reason: string | null;
  isShown: boolean;
}

/** The screen of a site, and a server that keeps the site, its draft, approvals and public page. */
function begin() {
  const screen = publishWorld(blank);
  const server = {
    site: blank,
    draft: 1,
    approved: new Set<number>(),
    public: null as Public | null,
    change: (change: Partial<Site>) => {
      server.site = { ...server.site, ...change, rowVersion: (server.site.rowVersion ?? 0) + 1 };
    },
    /** Changes the site, or says that somebody else did so first. */
    save: (site: Site, change: Partial<Site>): boolean => {
      if (site.rowVersion !== server.site.rowVersion) return false;
      server.change(change);
      return true;
    },
  };
  const world = {
    screen,
    server,
    /** What the open question shows. */
    shown: null as { draft: number; versionId: number | null } | null,
    /** Words for an emergency in the open question. */
    reason: null as string | null,
    pages: (): PublishPages => ({ ...pages, draft: { ...pages.draft, rowVersion: server.draft } }),
    /** Takes the publication that is under way, as the server does. */
    publish: (): 'stale' | 'unapproved' | 'published' => {
      const sent = screen.publishTheme.inputs.at(-1);
      if (sent === undefined || sent.draft.rowVersion !== server.draft) return 'stale';
      const isApproved = sent.versionId === null && server.approved.has(server.draft);
      if (!isApproved && sent.emergencyReason === null) return 'unapproved';
      const { shown } = world;
      server.public = {
        isApproved,
        reason: sent.emergencyReason,
        isShown:
          shown?.draft === sent.draft.rowVersion &&
          shown.versionId === sent.versionId &&
          sent.emergencyReason === world.reason,
      };
      server.change({
        publishedOn: '2026-01-02T00:00:00Z',
        activeThemeId: design.themeId,
        hasUnpublishedChanges: false,
      });
      return 'published';
    },
  };
  return world;
}

const wanted = '停售公告須立即更正';
const firstSteps = {
  caseCode: 'HY202503',
  codeCheckedOn: '2026-01-01T00:00:00Z',
  siteName: 'songtao-yan',
} as const;

type World = ReturnType<typeof begin>;
type Screen = World['screen'];
type Call = Exclude<
  { [K in keyof Screen]: Screen[K] extends { isWaiting: () => boolean } ? K : never }[keyof Screen],
  never
>;

const saves = ['saveCode', 'saveNameCall', 'publishTheme', 'enableSite', 'makeChange'] as const;
const waits = (call: Call) => (world: World) => world.screen[call].isWaiting();
const does = (event: EventFrom<typeof publishSiteMachine>, after: (world: World) => void = () => {}) => ({
  when: ({ screen }: World) => screen.snapshot().can(event),
  happen: (world: World) => {
    world.screen.actor.send(event);
    after(world);
  },
});
const lost = (call: Call) => ({ when: waits(call), happen: ({ screen }: World) => screen[call].lose() });
/** Answers a save truthfully. */
const stored = (call: 'saveCode' | 'saveNameCall', change: (world: World) => Partial<Site>) => ({
  isCommon: true as const,
  when: waits(call),
  happen: async (world: World) => {
    const { screen, server } = world;
    const sent = screen[call].inputs.at(-1);
    if (sent && server.save(sent.site, change(world))) await screen[call].answer(server.site);
    else await screen[call].fail(status(409));
  },
});
const asks = (event: EventFrom<typeof publishSiteMachine>, reason: string | null) =>
  does(event, (world) => {
    world.shown = null;
    world.reason = reason;
  });
const enabled = ({ screen, server }: World) => {
  server.change({ status: 0 });
  return screen.enableSite.answer(server.site);
};

testRuns('publish-site', sentences['publish-site'], {
  begin,
  events: {
    'the design gets blocks': {
      isCommon: true,
      when: ({ server }) => server.site.themes.length === 1,
      happen: ({ server }) => server.change({ themes: [empty, design] }),
    },
    'a colleague does the first steps': {
      isCommon: true,
      when: ({ server }) => server.site.siteName === null,
      happen: ({ server }) => server.change({ ...firstSteps, themes: [empty, design] }),
    },
    'the draft is changed': {
      when: ({ server }) => server.site.themes.length > 1,
      happen: ({ server }) => {
        server.draft += 1;
        server.change({ hasUnpublishedChanges: server.site.publishedOn !== null });
      },
    },
    'the draft is approved': {
      happen: ({ server }) => void server.approved.add(server.draft),
    },
    'somebody else saves the site': {
      when: ({ server }) => server.site.siteName !== null,
      happen: ({ server }) => server.change({}),
    },
    'the route loads the site': {
      isCommon: true,
      happen: ({ screen, server }) => screen.actor.send({ type: 'site.loaded', site: server.site }),
    },
    'the site is read again': does({ type: 'site.reload' }),
    'the site comes': {
      isCommon: true,
      when: waits('loadSite'),
      happen: ({ screen, server }) => screen.loadSite.answer(server.site),
    },
    'the site does not come': lost('loadSite'),
    'the code is typed': does({ type: 'code.changed', code: 'HY202503' }),
    'a wrong code is typed': does({ type: 'code.changed', code: 'x' }),
    'the code is compared': { isCommon: true, ...does({ type: 'code.compare' }) },
    'the same case is found': {
      isCommon: true,
      when: waits('compareCode'),
      happen: ({ screen }) => screen.compareCode.answer(sameCase),
    },
    'another case is found': {
      when: waits('compareCode'),
      happen: ({ screen }) => screen.compareCode.answer(otherCase),
    },
    'no case is found': {
      when: waits('compareCode'),
      happen: ({ screen }) => screen.compareCode.fail(refused),
    },
    'the comparison gets no answer': lost('compareCode'),
    'near codes come': {
      when: waits('findNear'),
      happen: ({ screen }) => screen.findNear.answer([otherCase]),
    },
    'the code is saved': { isCommon: true, ...does({ type: 'code.save' }) },
    'the save of the code is answered': stored('saveCode', ({ screen }) => ({
      caseCode: screen.saveCode.inputs.at(-1)?.code ?? null,
      codeCheckedOn: '2026-01-01T00:00:00Z',
    })),
    'the save of the code gets no answer': lost('saveCode'),
    'the name is typed': { isCommon: true, ...does({ type: 'name.changed', name: 'songtao-yan' }) },
    'a wrong name is typed': does({ type: 'name.changed', name: '松濤硯' }),
    'the name is saved': { isCommon: true, happen: ({ screen }) => screen.actor.send({ type: 'name.save' }) },
    'the save of the name is answered': stored('saveNameCall', ({ screen }) => ({
      siteName: screen.saveNameCall.inputs.at(-1)?.name ?? null,
    })),
    'the save of the name gets no answer': lost('saveNameCall'),
    'publishing is asked for': { isCommon: true, ...asks({ type: 'site.publish' }, null) },
    'an emergency is asked for': { isCommon: true, ...asks({ type: 'site.publish', isEmergency: true }, '') },
    'an earlier version is asked for': {
      isCommon: true,
      when: ({ screen, server }) =>
        server.public !== null &&
        versionPage.items.some((version) => screen.snapshot().can({ type: 'version.publish', version })),
      happen: (world) => {
        world.shown = null;
        world.reason = null;
        for (const version of versionPage.items) {
          world.screen.actor.send({ type: 'version.publish', version });
        }
      },
    },
    'the reason is typed': {
      isCommon: true,
      ...does({ type: 'reason.changed', reason: wanted }, (world) => {
        world.reason = wanted;
      }),
    },
    'the reason is emptied': does({ type: 'reason.changed', reason: '' }, (world) => {
      world.reason = '';
    }),
    'the question shows the pages': {
      isCommon: true,
      when: waits('loadPages'),
      happen: async (world) => {
        const versionId = world.screen.loadPages.inputs.at(-1)?.versionId ?? null;
        world.shown = { draft: world.server.draft, versionId };
        await world.screen.loadPages.answer(world.pages());
      },
    },
    'the pages of a closed question come': {
      when: ({ screen }) => screen.loadPages.isGivenUp(),
      happen: (world) => world.screen.loadPages.answerLate({ ...world.pages(), live: null }),
    },
    'the pages do not come': lost('loadPages'),
    'the question is closed': does({ type: 'publish.cancel' }),
    'it is confirmed': {
      isCommon: true,
      happen: ({ screen }) => screen.actor.send({ type: 'publish.confirm' }),
    },
    'the publication is answered': {
      isCommon: true,
      when: waits('publishTheme'),
      happen: async (world) => {
        const outcome = world.publish();
        const { publishTheme } = world.screen;
        if (outcome === 'published') await publishTheme.answer(world.server.site);
        else await publishTheme.fail(outcome === 'stale' ? status(409) : refused);
      },
    },
    'it is published, and the answer is lost': {
      isCommon: true,
      when: waits('publishTheme'),
      happen: (world) => {
        world.publish();
        return world.screen.publishTheme.fail(network);
      },
    },
    'the site is enabled': { isCommon: true, ...does({ type: 'site.enable' }) },
    'the enabling is answered': { isCommon: true, when: waits('enableSite'), happen: enabled },
    'the enabling gets no answer': { isCommon: true, ...lost('enableSite') },
    'the site is switched off': {
      isCommon: true,
      when: ({ screen, server }) =>
        server.site.status === 0 &&
        screen.snapshot().can({
          type: 'change.make',
          change: { kind: 'switch', isEnabled: false },
          settle: () => {},
        }),
      happen: ({ screen }) => screen.change({ kind: 'switch', isEnabled: false }),
    },
    'the switch is answered': {
      isCommon: true,
      when: waits('makeChange'),
      happen: ({ screen, server }) => {
        server.change({ status: 1 });
        return screen.makeChange.answer(null);
      },
    },
    'the switch gets no answer': { isCommon: true, ...lost('makeChange') },
    'the history is opened': does({ type: 'history.open', themeId: 3, pageNumber: 1 }),
    'the history comes': {
      when: waits('loadHistory'),
      happen: ({ screen }) => screen.loadHistory.answer(versionPage),
    },
    'the pages are compared': does({ type: 'comparison.open', themeId: 3, versionId: null }),
    'the comparison comes': {
      when: waits('loadComparison'),
      happen: ({ screen }) => screen.loadComparison.answer(pagePair),
    },
  },
  always: {
    'nothing unapproved is ever public': ({ server }) =>
      server.public === null || server.public.isApproved || Boolean(server.public.reason),
    'nothing is public that no question showed': ({ server }) => server.public?.isShown !== false,
    'no step that is closed is saved': ({ screen }) =>
      screen.saveCode.inputs.every(({ site }) => closedBecause(site, 'code') === null) &&
      screen.saveNameCall.inputs.every(({ site }) => closedBecause(site, 'name') === null) &&
      screen.publishTheme.inputs.every(({ site }) => closedBecause(site, 'publish') === null),
    'saves run one at a time': ({ screen }) => saves.filter((call) => screen[call].isWaiting()).length <= 1,
  },
  rest: ({ screen }) => void screen.actor.stop(),
});
