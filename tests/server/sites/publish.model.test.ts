import { afterAll, describe, expect, test as walk } from 'vitest';
import { claims } from '../../../openapi/generated/claims';
import type { components } from '../../../openapi/generated/types';
import { salesCases, siteSets, templates } from '../../../server/base/db/schema';
import type { ModelExecutors } from '../../machines/model';
import { modelWalks } from '../../machines/tours';
import { type PublishModelEvent, publishModel, type PublishModelState } from '../../models/publish.model';
import { multipart } from '../support/multipart';
import { addPublicPage } from '../support/public-page';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

type Site = components['schemas']['SiteSet'];
type Theme = Pick<components['schemas']['SiteTheme'], 'parts'>;
interface Answer<T = unknown> {
  status: number;
  succeeded: boolean;
  data: T;
}

const known = { code: 'HY209902', title: '河畔拾光', district: '新北市板橋區' };
const other = { code: 'HY209903', title: '松濤硯', district: '臺北市大安區' };
let count = 0;

const test = await createTestApp();
const headers = await test.signInAs(claims);
await test.db.insert(salesCases).values([known, other]);
const own = [{ id: 1, partType: 2 as const, html: '<p>範例內文</p>' }];
for (const templateCode of ['liubai', 'jiekuo'] as const) {
  await test.db.insert(templates).values({ templateCode, name: templateCode, parts: own });
}
await addPublicPage(test.db, { site: { siteName: 'taken' } });
afterAll(() => test.close());

async function call<T>(method: 'GET' | 'POST' | 'PUT', url: string, body: object = {}): Promise<Answer<T>> {
  const isForm = method !== 'GET' && !/edit-|schedule/.test(url);
  const form = isForm ? await multipart(body) : { headers: {}, payload: method === 'GET' ? undefined : body };
  const sent = { method, url: `/api/v1/${url}`, headers: { ...headers, ...form.headers } };
  const answer = await test.inject({ ...sent, ...(form.payload ? { payload: form.payload } : {}) });
  return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
}

/** The calls of the publish flow, and what the server and visitors then have. */
async function executors(): Promise<ModelExecutors<PublishModelState, PublishModelEvent>> {
  count += 1;
  const siteName = `model-${count}`;
  const caseId = await addCase(test.db, {
    code: `M${count}`,
    title: known.title,
    sort: count,
    county: '新北市',
    district: '板橋區',
  });
  await test.db.insert(siteSets).values({ caseId, status: 1 });
  const site = async () => (await call<Site>('GET', `SiteSets/${caseId}`)).data;
  const themeOf = async (isPublic = true) => {
    const { themes } = await site();
    const theme = isPublic ? (themes.find(({ status }) => status === 1) ?? themes[0]) : themes.at(-1);
    if (!theme) throw new Error('no theme');
    return theme;
  };
  const visit = () => test.app.inject({ url: `/case/${siteName}` });
  const words = { published: '', edited: '' };
  const done = (answer: Answer) => expect(answer).toMatchObject({ status: 200, succeeded: true });
  const refused = ({ status, succeeded }: Answer, as = [200, 400]) => {
    expect([succeeded, as.includes(status)]).toEqual([false, true]);
  };
  const compare = async (typed: string) =>
    call<{ title: string; district: string }>('GET', `CaseInfos/isale/${typed}`);
  const saveCode = async (caseCode = known.code, version?: number) => {
    const { siteId, rowVersion } = await site();
    return call('PUT', 'SiteSets/edit-code', { siteId, rowVersion: version ?? rowVersion, caseCode });
  };
  const saveName = async (name = siteName, version?: number) => {
    const { siteId, rowVersion } = await site();
    return call('PUT', 'SiteSets', { siteId, rowVersion: version ?? rowVersion, siteName: name });
  };
  const publishTheme = async (
    isPublic = true,
    more: { rowVersion?: number; cancelSchedules?: number[] } = {},
  ) => {
    const { themeId, rowVersion } = await themeOf(isPublic);
    return call('PUT', 'SiteThemes/edit-status', { themeId, rowVersion, status: 1, ...more });
  };
  const enable = async () => call('PUT', 'SiteSets/edit-status', { id: (await site()).siteId, status: 0 });
  const design = async (word: string, isPublic = true) => {
    words.edited = word;
    const { themeId, rowVersion } = await themeOf(isPublic);
    const { parts } = (await call<Theme>('GET', `SiteThemes/${themeId}`)).data;
    const title = parts.find(({ partType }) => partType === 1);
    const part = { partType: 1, sort: 0, align: 1, textContent: `${word}的標題` };
    const webParts = [title ? { ...part, id: title.id } : part];
    done(await call('PUT', 'SiteThemes', { themeId, rowVersion, webParts }));
  };
  /** Somebody else saves first: the version that this caller still has. */
  const older = async () => {
    const { siteId, rowVersion } = await site();
    done(await call('PUT', 'SiteSets', { siteId, rowVersion, seoTitle: `標題 ${(count += 1)}` }));
    return rowVersion;
  };
  const isHidden = async () => expect((await visit()).statusCode).toBe(404);
  const codeMissing = async () => {
    expect(await site()).toMatchObject({ caseCode: null, siteName: null });
    refused(await publishTheme());
    await isHidden();
  };
  const nameMissing = async () => {
    expect(await site()).toMatchObject({ caseCode: known.code, siteName: null });
    refused(await publishTheme());
    await isHidden();
  };
  const ready = async () => {
    expect(await site()).toMatchObject({ siteName, publishedOn: null, themes: [{ sampleParts: [] }] });
    await isHidden();
  };
  const shows = async (shown: string, isFinal = true) => {
    const page = await visit();
    expect([page.statusCode, page.body.replaceAll(/<[^<>]*>/g, '').includes(`${shown}的標題`)]).toEqual([
      200,
      true,
    ]);
    if (isFinal) refused(await saveName(`${siteName}-2`));
  };
  const live = async () => {
    words.published = words.edited;
    expect(await site()).toMatchObject({ status: 0, hasUnpublishedChanges: false });
    await shows(words.published);
  };
  const changed = async () => {
    expect(await site()).toMatchObject({ status: 0, hasUnpublishedChanges: true });
    await shows(words.published);
  };
  const stays = async () => undefined;
  return {
    states: {
      designMissing: async () => {
        expect((await site()).themes).toEqual([]);
        await isHidden();
      },
      loadUnreachable: stays,
      codeOpen: codeMissing,
      codeInvalid: codeMissing,
      codeMatch: codeMissing,
      codeMismatch: async () => {
        refused(await saveCode(other.code));
        await codeMissing();
      },
      codeNotFound: async () => {
        refused(await saveCode('HY000000'));
        await codeMissing();
      },
      compareUnreachable: codeMissing,
      saveCodeUnreachable: codeMissing,
      codeStale: codeMissing,
      nameOpen: nameMissing,
      nameInvalid: nameMissing,
      nameTaken: nameMissing,
      nameUnreachable: nameMissing,
      nameStale: nameMissing,
      samplesLeft: async () => {
        expect((await themeOf()).sampleParts?.length).toBeGreaterThan(0);
        refused(await publishTheme());
        await isHidden();
      },
      readyToPublish: ready,
      askUnreachable: ready,
      firstAsked: ready,
      publishUnreachable: ready,
      publishStale: ready,
      enableUnreachable: async () => {
        expect(await site()).toMatchObject({ status: 1, publishedOn: expect.any(String) as string });
        refused(await saveName(`${siteName}-2`));
        await isHidden();
      },
      live,
      changed,
      scheduled: changed,
      scheduleAsked: changed,
      changesAsked: changed,
      drafted: () => shows(words.published),
      themeAsked: () => shows(words.published),
    },
    events: {
      'design.make': async () => done(await call('POST', 'SiteThemes/template', { caseId, code: 'liubai' })),
      'design.change': () => design(words.published === '改過' ? '重寫' : '改過'),
      'page.openOffline': stays,
      'code.compareSame': async () => expect((await compare(known.code)).data).toMatchObject(known),
      'code.compareOther': async () => expect((await compare(other.code)).data).toMatchObject(other),
      'code.compareUnknown': async () => refused(await compare('HY000000'), [200, 404]),
      'code.compareOffline': stays,
      'code.compareEmpty': async () => refused(await saveCode('')),
      'code.change': stays,
      'code.save': async () => done(await saveCode()),
      'code.saveOffline': stays,
      'code.saveStale': async () => refused(await saveCode(known.code, await older()), [409]),
      'name.save': async () => done(await saveName()),
      'name.saveClosed': async () => refused(await saveName()),
      'name.saveInvalid': async () => refused(await saveName('河畔拾光')),
      'name.saveTaken': async () => refused(await saveName('taken')),
      'name.saveOffline': stays,
      'name.saveStale': async () => refused(await saveName(siteName, await older()), [409]),
      'samples.confirm': () => design('自己'),
      'draft.make': async () => {
        done(await call('POST', 'SiteThemes/template', { caseId, code: 'jiekuo' }));
        await design('街廓', false);
      },
      'schedule.set': async () => {
        const { siteId, rowVersion } = await site();
        const dueOn = `${new Date().getFullYear() + 1}-03-01T09:00:00+08:00`;
        done(await call('PUT', 'SiteSets/schedule', { siteId, rowVersion, action: 'takeOff', dueOn }));
      },
      'site.publishUnscheduled': async () => {
        const cancelSchedules = ((await site()).schedules ?? []).map(({ id }) => id);
        expect(cancelSchedules).toHaveLength(1);
        done(await publishTheme(true, { cancelSchedules }));
        expect((await site()).schedules ?? []).toEqual([]);
      },
      'site.ask': stays,
      'site.askTheme': stays,
      'site.askOffline': stays,
      'site.cancel': stays,
      'site.publish': async () => {
        done(await publishTheme(words.edited !== '街廓'));
        if ((await site()).status === 1) done(await enable());
      },
      'site.publishOffline': stays,
      'site.publishStale': async () => {
        const { rowVersion = 0 } = await themeOf();
        await design('別人');
        refused(await publishTheme(true, { rowVersion }), [409]);
      },
      'site.publishNotEnabled': async () => done(await publishTheme()),
      'site.enable': async () => done(await enable()),
      'site.reload': stays,
    },
  };
}

describe('the publish flow on the server behaves as staff see it', () => {
  const walks = modelWalks<PublishModelState, PublishModelEvent>(publishModel);
  walk.each(walks.map((each) => [each.title, each] as const))('%s', async (_, each) => {
    await expect(each.run(await executors())).resolves.toBeUndefined();
  });
});
