import { describe, expect, test } from 'vitest';
import { nameShown } from '../../src/machines/publish-site';
import {
  closedBecause,
  codeShown,
  comparisonOf,
  type PublishStep,
  stepStatus,
  type Site,
} from '../../src/machines/publish-site.rules';
import { network, refused, status } from './fake-call';
import {
  blank,
  changed,
  coded,
  compared,
  design,
  designed,
  empty,
  live,
  named,
  online,
  otherCase,
  pagePair,
  pages,
  publishWorld,
  sampled,
  sameCase,
  scheduled,
  versionPage,
} from './publish-site.world';

async function asked(site: Site) {
  const world = publishWorld(site);
  await world.ask();
  return world;
}

const steps: PublishStep[] = ['design', 'code', 'name', 'publish'];
type World = ReturnType<typeof publishWorld>;
const code = ({ context }: World) => codeShown(context().site, context().code);
const comparison = ({ context }: World) => comparisonOf(context().site, context().code);
/** A server that knows only the specification suggests no code. */
const { suggestedCode: _suggested, ...designedWithoutHint } = designed;

describe('steps', () => {
  test.each([
    ['nothing', blank, 'current closed closed closed', 'null design-missing design-missing design-missing'],
    ['the design', designed, 'done current closed closed', 'null null code-missing code-missing'],
    ['the code', coded, 'done done current closed', 'null null null name-missing'],
    ['the name', named, 'done done done current', 'null null null null'],
    ['publishing without enabling', online, 'done done done current', 'null frozen frozen null'],
    ['everything', live, 'done done done done', 'null frozen frozen null'],
    ['everything, and changed since', changed, 'done done done current', 'null frozen frozen null'],
    [
      'a code that was never compared',
      { ...coded, codeCheckedOn: null },
      'done current closed closed',
      'null null code-missing code-missing',
    ],
  ])('with %s done, each step shows its state and why it is closed', (_, site, expected, reasons) => {
    expect(steps.map((step) => stepStatus(site, step)).join(' ')).toBe(expected);
    expect(steps.map((step) => String(closedBecause(site, step))).join(' ')).toBe(reasons);
  });
});

describe('code check', () => {
  test('the case code must be compared before it can be saved', async () => {
    const world = publishWorld(designed);
    world.type('HY202503');
    world.actor.send({ type: 'code.save' });
    expect(world.saveCode.inputs).toEqual([]);
    world.actor.send({ type: 'code.compare' });
    expect(world.compareCode.inputs).toEqual([{ code: 'HY202503' }]);
    await world.compareCode.answer(sameCase);
    world.actor.send({ type: 'code.save' });
    expect(world.saveCode.inputs).toEqual([{ site: designed, code: 'HY202503' }]);
    await world.saveCode.answer(coded);
    expect([world.emitted, world.state(), code(world)]).toEqual([
      ['site.saved'],
      'idle idle idle',
      'HY202503',
    ]);
    expect(world.context().site).toBe(coded);
  });

  test("the title found is shown beside the case's title; an extra blank is no difference", async () => {
    const world = await compared(sameCase);
    expect(comparison(world)).toEqual([
      { field: 'title', own: '松濤硯', found: '松濤硯 ', isSame: true },
      { field: 'district', own: '臺北市大安區', found: '臺北市大安區', isSame: true },
    ]);
    expect(world.snapshot().can({ type: 'code.save' })).toBe(true);
  });

  test.each([
    ['title', otherCase],
    ['district', { ...sameCase, district: '臺北市信義區' }],
  ])('a different %s is shown, and the code cannot be saved', async (field, found) => {
    const world = await compared(found);
    expect(
      comparison(world)
        .filter((row) => !row.isSame)
        .map((row) => row.field),
    ).toEqual([field]);
    world.actor.send({ type: 'code.save' });
    expect(world.saveCode.inputs).toEqual([]);
  });

  test('a code changed since the comparison must be compared again', async () => {
    const world = await compared(sameCase);
    world.type('HY202503');
    expect(comparison(world)).toHaveLength(2);
    world.type('HY202504');
    expect([comparison(world), world.snapshot().can({ type: 'code.save' })]).toEqual([[], false]);
    world.type('HY202503');
    expect(world.snapshot().can({ type: 'code.save' })).toBe(false);
  });

  test('an answer for a code changed meanwhile is ignored', () => {
    const world = publishWorld(designed);
    world.type('HY202503');
    world.actor.send({ type: 'code.compare' });
    world.actor.send({ type: 'code.compare' });
    expect(world.compareCode.inputs).toHaveLength(1);
    world.type('HY202504');
    expect([world.state(), world.compareCode.signals[0]?.aborted]).toEqual(['idle idle idle', true]);
  });

  test.each(['', '建案', 'HY 2025'])('the code "%s" is not compared', (typed) => {
    const world = publishWorld(designed);
    world.type(typed);
    world.actor.send({ type: 'code.compare' });
    expect([world.state(), world.snapshot().hasTag('codeInvalid'), world.compareCode.inputs]).toEqual([
      'invalid idle idle',
      true,
      [],
    ]);
  });

  test.each([
    ['that the sales system does not know', refused],
    ['that is not there', status(404)],
    ['that could not be asked for', network],
    ['that the server stumbled on', status(500)],
  ])('a code %s shows its message only in its step, and can be compared again', async (_, error) => {
    const world = publishWorld(designed);
    world.type('HY202503');
    world.actor.send({ type: 'code.compare' });
    await world.compareCode.fail(error);
    if (error === refused) await world.findNear.lose();
    expect([world.state(), world.context().code.error]).toEqual(['failed idle idle', error]);
    expect([world.context().name.error, world.context().publication.error]).toEqual([null, null]);
    world.actor.send({ type: 'code.compare' });
    expect([world.state(), world.context().code.error]).toEqual(['comparing idle idle', null]);
  });

  test('the field starts with the code of the case, which can be compared unchanged', () => {
    const world = publishWorld(designed);
    expect(code(world)).toBe('HY202503');
    world.actor.send({ type: 'code.compare' });
    expect(world.compareCode.inputs).toEqual([{ code: 'HY202503' }]);
    expect(code(publishWorld(designedWithoutHint))).toBe('');
  });

  test('similar codes are suggested for a code that the sales system does not know', async () => {
    const world = publishWorld(designed);
    world.type('HY202530');
    world.actor.send({ type: 'code.compare' });
    await world.compareCode.fail(refused);
    expect([world.findNear.inputs, world.context().code.error]).toEqual([[{ code: 'HY202530' }], refused]);
    await world.findNear.answer([sameCase]);
    expect([world.state(), world.context().code.near]).toEqual(['failed idle idle', [sameCase]]);
    world.type('HY202503');
    world.actor.send({ type: 'code.compare' });
    expect([world.state(), world.context().code.near]).toEqual(['comparing idle idle', []]);
  });

  test('suggestions for a code changed meanwhile are ignored', async () => {
    const world = publishWorld(designed);
    world.type('HY202530');
    world.actor.send({ type: 'code.compare' });
    await world.compareCode.fail(refused);
    world.type('HY20253');
    expect([world.state(), world.findNear.signals[0]?.aborted]).toEqual(['idle idle idle', true]);
  });

  test('a code that could not be saved is saved again without another comparison', async () => {
    const world = await compared(sameCase);
    world.actor.send({ type: 'code.save' });
    await world.saveCode.lose();
    expect([world.state(), world.context().code.error]).toEqual(['failed idle idle', network]);
    world.actor.send({ type: 'code.save' });
    await world.saveCode.answer(coded);
    expect(stepStatus(world.context().site, 'code')).toBe('done');
  });

  test('without a design the code is closed', () => {
    const world = publishWorld(blank);
    world.type('HY202504');
    world.actor.send({ type: 'code.compare' });
    expect([world.state(), code(world), world.compareCode.inputs]).toEqual([
      'idle idle idle',
      'HY202503',
      [],
    ]);
  });
});

describe('site name', () => {
  test('the name may be set only after design and code are complete', () => {
    const world = publishWorld(designed);
    world.saveName('songtao-yan');
    expect([nameShown(world.context()), world.saveNameCall.inputs]).toEqual(['', []]);
  });

  test('a name that was set or typed before is not saved while its step is closed', () => {
    const set = publishWorld({ ...designed, siteName: 'songtao-yan' });
    set.actor.send({ type: 'name.save' });
    const typed = publishWorld(coded);
    typed.actor.send({ type: 'name.changed', name: 'songtao-yan' });
    typed.actor.send({ type: 'site.loaded', site: designed });
    typed.actor.send({ type: 'name.save' });
    expect([set, typed].map(({ state, saveNameCall }) => [state(), saveNameCall.inputs])).toEqual([
      ['idle idle idle', []],
      ['idle idle idle', []],
    ]);
  });

  test('an open name is saved, and the answer of the save replaces the site', async () => {
    const world = publishWorld(coded);
    world.saveName('songtao-yan');
    expect(world.saveNameCall.inputs).toEqual([{ site: coded, name: 'songtao-yan' }]);
    await world.saveNameCall.answer(named);
    expect([world.emitted, world.context().site, world.loadSite.inputs]).toEqual([['site.saved'], named, []]);
  });

  test.each(['x'.repeat(30), 'Songtao-2025', '7', '-'])('the name "%s" is sent', (name) => {
    const world = publishWorld(coded);
    world.saveName(name);
    expect(world.saveNameCall.inputs).toEqual([{ site: coded, name }]);
  });

  test.each([
    '',
    '松濤硯',
    'a b',
    'a_b',
    'a.b',
    'a/b',
    'ａｂ',
    'a–b',
    'é',
    'a\n',
    'x'.repeat(31),
    'x'.repeat(60),
  ])('the name "%s" is refused on the spot', (name) => {
    const world = publishWorld(coded);
    world.actor.send({ type: 'name.changed', name });
    expect(world.snapshot().hasTag('nameInvalid')).toBe(false);
    world.actor.send({ type: 'name.save' });
    expect([world.state(), world.snapshot().hasTag('nameInvalid'), world.saveNameCall.inputs]).toEqual([
      'idle invalid idle',
      true,
      [],
    ]);
  });

  test.each([
    ['taken', refused],
    ['not answered', network],
  ])('a name that is %s stays in the field', async (_, error) => {
    const world = publishWorld(coded);
    world.saveName('taken');
    await world.saveNameCall.fail(error);
    expect([world.state(), world.context().name]).toEqual(['idle failed idle', { typed: 'taken', error }]);
    world.actor.send({ type: 'name.changed', name: 'free' });
    expect([world.state(), world.context().name]).toEqual(['idle idle idle', { typed: 'free', error: null }]);
  });

  test('once published, the name can not be changed', () => {
    const world = publishWorld(live);
    world.saveName('another');
    expect([nameShown(world.context()), world.saveNameCall.inputs]).toEqual(['songtao-yan', []]);
  });
});

describe('one at a time', () => {
  test('no save begins while another runs, as both would carry the same version', async () => {
    const world = publishWorld({ ...coded, siteName: 'songtao-yan' });
    world.type('HY202504');
    world.actor.send({ type: 'code.compare' });
    await world.compareCode.answer({ ...sameCase, code: 'HY202504' });
    world.saveName('another');
    for (const type of ['code.save', 'site.publish', 'site.reload'] as const) {
      expect(world.snapshot().can({ type })).toBe(false);
      world.actor.send({ type });
    }
    expect([world.state(), world.saveCode.inputs, world.publishTheme.inputs]).toEqual([
      'idle saving idle',
      [],
      [],
    ]);
    await world.saveNameCall.answer({ ...coded, siteName: 'another' });
    expect(world.snapshot().can({ type: 'code.save' })).toBe(true);
  });

  test('a code is typed and compared while a name is saved, and each keeps its own message', async () => {
    const world = publishWorld(coded);
    world.saveName('taken');
    world.type('HY202504');
    world.actor.send({ type: 'code.compare' });
    expect(world.state()).toBe('comparing saving idle');
    await world.compareCode.fail(status(404));
    await world.saveNameCall.fail(refused);
    expect([world.context().code.error, world.context().name.error]).toEqual([status(404), refused]);
    world.type('HY202505');
    expect([world.context().code.error, world.context().name.error]).toEqual([null, refused]);
  });
});

describe('publishing', () => {
  test.each([
    ['design', blank],
    ['code', designed],
    ['name', coded],
  ])('nothing is published while the %s is missing', (_, site) => {
    const world = publishWorld(site);
    expect(world.snapshot().can({ type: 'site.publish' })).toBe(false);
    world.actor.send({ type: 'site.publish' });
    expect(world.publishTheme.inputs).toEqual([]);
  });

  test('publishing puts the theme online, then enables the site', async () => {
    const world = await asked(named);
    world.actor.send({ type: 'publish.confirm' });
    expect(world.publishTheme.inputs).toEqual([
      { site: named, draft: pages.draft, versionId: null, note: '', cancelled: [], emergencyReason: null },
    ]);
    await world.publishTheme.answer(online);
    expect(world.enableSite.inputs).toEqual([{ site: online }]);
    await world.enableSite.answer(live);
    expect([world.state(), world.emitted, world.context().site]).toEqual([
      'idle idle idle',
      ['site.published'],
      live,
    ]);
    expect(world.snapshot().can({ type: 'site.publish' })).toBe(false);
  });

  test('publishing that fails can be tried again', async () => {
    const world = await asked(named);
    world.actor.send({ type: 'publish.confirm' });
    await world.publishTheme.lose();
    expect([world.state(), world.context().publication.error]).toEqual(['idle idle failed', network]);
    await world.ask();
    world.actor.send({ type: 'publish.confirm' });
    expect([world.publishTheme.inputs.length, world.context().publication.error]).toEqual([2, null]);
  });

  test('published but not enabled: only enabling is tried again', async () => {
    const world = await asked(named);
    world.actor.send({ type: 'publish.confirm' });
    await world.publishTheme.answer(online);
    await world.enableSite.lose();
    expect([world.state(), closedBecause(world.context().site, 'name')]).toEqual([
      'idle idle failed',
      'frozen',
    ]);
    world.actor.send({ type: 'site.publish' });
    world.actor.send({ type: 'site.enable' });
    await world.enableSite.answer(live);
    expect([world.context().site, world.publishTheme.inputs.length]).toEqual([live, 1]);
  });

  test('changes after publishing are published again, without enabling the site again', async () => {
    const world = await asked(changed);
    world.actor.send({ type: 'publish.confirm' });
    await world.publishTheme.answer({ ...live, rowVersion: 8 });
    expect([world.state(), world.enableSite.inputs, world.emitted]).toEqual([
      'idle idle idle',
      [],
      ['site.published'],
    ]);
  });

  test('another theme with a block may replace the one online; an empty one may not', () => {
    const second = { ...design, themeId: 9, name: '夜', partCount: 1 };
    const world = publishWorld({ ...live, themes: [empty, design, second] });
    const asks = [2, 3, 9].map((themeId) => {
      world.actor.send({ type: 'theme.choose', themeId });
      return world.snapshot().can({ type: 'site.publish' });
    });
    expect(asks).toEqual([false, false, true]);
    world.actor.send({ type: 'site.publish' });
    expect(world.loadPages.inputs[0]?.themeId).toBe(9);
  });

  test('publishing enables a site that was switched off', async () => {
    const world = publishWorld(online);
    world.actor.send({ type: 'site.enable' });
    await world.enableSite.answer(live);
    expect([world.context().site, world.emitted]).toEqual([live, ['site.published']]);
  });

  test('a double click asks once and publishes once', async () => {
    const world = publishWorld(named);
    world.actor.send({ type: 'site.publish' });
    world.actor.send({ type: 'site.publish' });
    expect(world.loadPages.inputs).toEqual([{ site: named, themeId: 3, versionId: null }]);
    await world.loadPages.answer(pages);
    world.actor.send({ type: 'publish.confirm' });
    world.actor.send({ type: 'publish.confirm' });
    expect(world.publishTheme.inputs).toHaveLength(1);
  });

  test('nothing is published before the changes are shown, nor after a cancellation', async () => {
    const world = publishWorld(named);
    world.actor.send({ type: 'site.publish' });
    world.actor.send({ type: 'publish.confirm' });
    expect([world.state(), world.snapshot().hasTag('asking')]).toEqual(['idle idle opening', true]);
    await world.loadPages.answer(pages);
    expect([world.state(), world.context().publication.pages]).toEqual(['idle idle asking', pages]);
    world.actor.send({ type: 'publish.cancel' });
    expect([world.state(), world.publishTheme.inputs]).toEqual(['idle idle idle', []]);
    world.actor.send({ type: 'site.publish' });
    world.actor.send({ type: 'publish.cancel' });
    expect([world.state(), world.loadPages.signals[1]?.aborted]).toEqual(['idle idle idle', true]);
  });

  test('without the comparison nothing can be published, and it can be loaded again', async () => {
    const world = publishWorld(named);
    world.actor.send({ type: 'site.publish' });
    await world.loadPages.lose();
    expect([world.state(), world.context().publication.error, world.snapshot().hasTag('asking')]).toEqual([
      'idle idle failed',
      network,
      false,
    ]);
    await world.ask();
    expect(world.state()).toBe('idle idle asking');
  });

  test('a confirmation is not sent if the page got samples meanwhile', async () => {
    const world = await asked(named);
    world.actor.send({ type: 'site.loaded', site: sampled });
    expect(world.snapshot().can({ type: 'publish.confirm' })).toBe(false);
    world.actor.send({ type: 'publish.confirm' });
    expect([world.state(), world.publishTheme.inputs]).toEqual(['idle idle asking', []]);
  });

  test('a publication is not confirmed while a name is being saved', async () => {
    const world = await asked(named);
    world.saveName('another');
    expect(world.state()).toBe('idle saving asking');
    world.actor.send({ type: 'publish.confirm' });
    expect([world.state(), world.publishTheme.inputs]).toEqual(['idle saving asking', []]);
    await world.saveNameCall.answer({ ...named, siteName: 'another' });
    world.actor.send({ type: 'publish.confirm' });
    expect(world.publishTheme.inputs).toHaveLength(1);
  });

  test('retrying to enable the site clears the earlier message', async () => {
    const world = publishWorld(online);
    world.actor.send({ type: 'site.enable' });
    await world.enableSite.lose();
    expect(world.context().publication.error).toEqual(network);
    world.actor.send({ type: 'site.enable' });
    expect([world.state(), world.context().publication]).toEqual([
      'idle idle enabling',
      {
        chosen: null,
        note: '',
        themeId: null,
        pages: null,
        version: null,
        fates: new Map(),
        emergencyReason: null,
        error: null,
      },
    ]);
    await world.enableSite.fail(refused);
    expect(world.context().publication.error).toEqual(refused);
  });

  test('publishing requires a decision on each waiting schedule', async () => {
    const world = await asked(scheduled);
    const canConfirm = () => world.snapshot().can({ type: 'publish.confirm' });
    const open = [canConfirm()];
    world.actor.send({ type: 'schedule.settle', scheduleId: 81, fate: 'cancel' });
    open.push(canConfirm());
    world.actor.send({ type: 'publish.confirm' });
    expect(world.publishTheme.inputs).toEqual([]);
    world.actor.send({ type: 'schedule.settle', scheduleId: 82, fate: 'cancel' });
    world.actor.send({ type: 'schedule.settle', scheduleId: 82, fate: 'keep' });
    expect([...open, canConfirm()]).toEqual([false, false, true]);
    world.actor.send({ type: 'publish.confirm' });
    expect(world.publishTheme.inputs).toMatchObject([{ versionId: null, cancelled: [81] }]);
    await world.publishTheme.lose();
    await world.ask();
    expect(canConfirm()).toBe(false);
  });

  test('a note is sent with the version, survives a failure and is cleared by a publication', async () => {
    const world = await asked(changed);
    world.actor.send({ type: 'note.changed', note: '字'.repeat(201) });
    expect(world.snapshot().can({ type: 'publish.confirm' })).toBe(false);
    world.actor.send({ type: 'note.changed', note: '調整價格' });
    world.actor.send({ type: 'publish.confirm' });
    await world.publishTheme.lose();
    await world.ask();
    expect(world.context().publication.note).toBe('調整價格');
    world.actor.send({ type: 'publish.confirm' });
    await world.publishTheme.answer(live);
    expect([world.publishTheme.inputs.map(({ note }) => note), world.context().publication.note]).toEqual([
      ['調整價格', '調整價格'],
      '',
    ]);
  });

  test('an earlier version is compared like the draft, and published instead of it', async () => {
    const [version] = versionPage.items;
    if (!version) throw new Error('no version');
    // The draft has no unpublished changes.
    const world = publishWorld(live);
    expect(world.snapshot().can({ type: 'site.publish' })).toBe(false);
    world.actor.send({ type: 'version.publish', version });
    expect(world.loadPages.inputs).toEqual([{ site: live, themeId: 3, versionId: 70 }]);
    await world.loadPages.answer(pages);
    world.actor.send({ type: 'publish.confirm' });
    expect(world.publishTheme.inputs).toMatchObject([{ draft: pages.draft, versionId: 70 }]);
    await world.publishTheme.answer(changed);
    expect([world.emitted, world.state()]).toEqual([['site.published'], 'idle idle idle']);
    world.actor.send({ type: 'site.publish' });
    expect(world.context().publication.version).toBeNull();
  });

  test('an earlier version without approval is published in an emergency, after a reason is typed', async () => {
    const [version] = versionPage.items;
    if (!version) throw new Error('no version');
    const world = publishWorld(live);
    world.actor.send({ type: 'version.publish', version });
    await world.loadPages.answer(pages);
    world.actor.send({ type: 'reason.changed', reason: '' });
    expect(world.snapshot().can({ type: 'publish.confirm' })).toBe(false);
    world.actor.send({ type: 'reason.changed', reason: '坪數有誤，先回到前一版' });
    world.actor.send({ type: 'publish.confirm' });
    expect(world.publishTheme.inputs).toMatchObject([
      { versionId: 70, emergencyReason: '坪數有誤，先回到前一版' },
    ]);
  });

  test('a page with samples opens no confirmation', () => {
    const world = publishWorld(sampled);
    world.actor.send({ type: 'site.publish' });
    expect([world.state(), world.loadPages.inputs]).toEqual(['idle idle idle', []]);
  });
});

describe('somebody else saved first', () => {
  test.each([
    [
      'the code',
      async () => {
        const world = await compared(sameCase);
        world.actor.send({ type: 'code.save' });
        await world.saveCode.fail(status(409));
        return world;
      },
    ],
    [
      'the name',
      async () => {
        const world = publishWorld(coded);
        world.saveName('mine');
        await world.saveNameCall.fail(status(409));
        return world;
      },
    ],
    [
      'the page',
      async () => {
        const world = await asked(named);
        world.actor.send({ type: 'publish.confirm' });
        await world.publishTheme.fail(status(409));
        return world;
      },
    ],
  ])('saving %s on an old version blocks all steps until the site is reloaded', async (_, stumble) => {
    const world = await stumble();
    expect([world.state(), world.snapshot().hasTag('stale')]).toEqual(['stale', true]);
    world.actor.send({ type: 'site.publish' });
    expect(world.state()).toBe('stale');
    world.actor.send({ type: 'site.reload' });
    expect(world.loadSite.inputs).toEqual([{ caseId: '12' }]);
    await world.loadSite.answer(named);
    expect([world.state(), world.context().site]).toEqual(['idle idle idle', named]);
  });

  test('input and comparison survive reloading the site', async () => {
    const world = await compared(sameCase);
    world.actor.send({ type: 'code.save' });
    await world.saveCode.fail(status(409));
    world.actor.send({ type: 'site.reload' });
    await world.loadSite.answer({ ...designed, rowVersion: 99 });
    expect([code(world), comparison(world).length, world.snapshot().can({ type: 'code.save' })]).toEqual([
      'HY202503',
      2,
      true,
    ]);
  });

  test('a failed reload of the site shows a message and can be repeated', async () => {
    const world = publishWorld(designed);
    world.actor.send({ type: 'site.reload' });
    await world.loadSite.lose();
    expect([world.state(), world.context().readError]).toEqual(['readFailed', network]);
    world.actor.send({ type: 'site.reload' });
    await world.loadSite.answer(coded);
    expect([world.state(), world.context().readError, world.context().site]).toEqual([
      'idle idle idle',
      null,
      coded,
    ]);
  });
});

describe('the site is reloaded outside of the flow', () => {
  test('it ends the block after another user saved first', async () => {
    const world = await compared(sameCase);
    world.actor.send({ type: 'code.save' });
    await world.saveCode.fail(status(409));
    world.actor.send({ type: 'site.loaded', site: named });
    expect([world.state(), world.context().site]).toEqual(['idle idle idle', named]);
  });

  test('a saved code is no longer input: the saved one is shown', async () => {
    const world = await compared(sameCase);
    world.actor.send({ type: 'code.save' });
    await world.saveCode.answer(coded);
    expect(world.context().code).toMatchObject({ typed: null, found: null, near: [], error: null });
  });

  test('a saved name is no longer input', async () => {
    const world = publishWorld(coded);
    world.saveName('songtao-yan');
    await world.saveNameCall.answer(named);
    expect(world.context().name).toEqual({ typed: null, error: null });
  });

  test('the newer site replaces the older one, and input stays', () => {
    const world = publishWorld(coded);
    world.actor.send({ type: 'name.changed', name: 'mine' });
    world.actor.send({ type: 'site.loaded', site: { ...coded, title: '松濤苑' } });
    expect([world.context().site.title, nameShown(world.context())]).toEqual(['松濤苑', 'mine']);
  });

  test('a site loaded during a save is older than the answer of the save', async () => {
    const world = publishWorld(coded);
    world.saveName('songtao-yan');
    world.actor.send({ type: 'site.loaded', site: coded });
    await world.saveNameCall.answer(named);
    expect(world.context().site).toBe(named);
  });
});

describe('changes beside the steps', () => {
  const rename = { kind: 'rename', themeId: 3, name: '新名' } as const;

  test('a change uses the current site, which is reloaded after it', async () => {
    const world = publishWorld(live);
    world.change(rename);
    expect([world.beside(), world.makeChange.inputs]).toEqual([
      'making closed closed',
      [{ site: live, change: rename, settle: expect.any(Function) }],
    ]);
    await world.makeChange.answer(null);
    expect([world.beside(), world.loadSite.inputs]).toEqual(['refreshing closed closed', [{ caseId: '12' }]]);
    await world.loadSite.answer(changed);
    expect([world.beside(), world.context().site]).toEqual(['idle closed closed', changed]);
  });

  test('no other save starts until the site is reloaded', async () => {
    const world = publishWorld({ ...coded, siteName: 'songtao-yan' });
    world.change(rename);
    const blocked = () =>
      (['name.save', 'site.publish', 'site.reload'] as const).map((type) => world.snapshot().can({ type }));
    expect([blocked(), world.snapshot().hasTag('saving')]).toEqual([[false, false, false], true]);
    await world.makeChange.answer(null);
    expect([blocked(), world.snapshot().hasTag('saving')]).toEqual([[false, false, false], true]);
    world.change(rename);
    expect(world.makeChange.inputs).toHaveLength(1);
    await world.loadSite.answer(named);
    expect(world.snapshot().can({ type: 'site.publish' })).toBe(true);
  });

  test('no change is made while a step is saved', () => {
    const world = publishWorld(coded);
    world.saveName('songtao-yan');
    world.change(rename);
    expect([world.beside(), world.makeChange.inputs]).toEqual(['idle closed closed', []]);
  });

  test('a change that fails leaves the site as it was, and can be made again', async () => {
    const world = publishWorld(live);
    world.change(rename);
    await world.makeChange.fail(refused);
    expect([world.beside(), world.context().site, world.loadSite.inputs]).toEqual([
      'idle closed closed',
      live,
      [],
    ]);
    world.change(rename);
    expect(world.makeChange.inputs).toHaveLength(2);
  });

  test('a change on an old version blocks all steps until the site is reloaded', async () => {
    const world = publishWorld(live);
    world.change(rename);
    await world.makeChange.fail(status(409));
    expect(world.state()).toBe('stale');
  });

  test('a failed reload after a change shows a message', async () => {
    const world = publishWorld(live);
    world.change(rename);
    await world.makeChange.answer(null);
    await world.loadSite.lose();
    expect([world.beside(), world.context().readError]).toEqual(['idle closed closed', network]);
  });

  test('a typed name and a comparison survive a change', async () => {
    const world = await compared(sameCase, coded);
    world.actor.send({ type: 'name.changed', name: 'mine' });
    world.change(rename);
    await world.makeChange.answer(null);
    await world.loadSite.answer(coded);
    expect([nameShown(world.context()), comparison(world).length]).toEqual(['mine', 2]);
  });
});

describe('history', () => {
  const open = (world: World, pageNumber = 1) =>
    world.actor.send({ type: 'history.open', themeId: 3, pageNumber });

  test('a page stays while the next one loads', async () => {
    const world = publishWorld(live);
    open(world);
    expect([world.beside(), world.context().history.page]).toEqual(['idle loading closed', null]);
    await world.loadHistory.answer(versionPage);
    open(world, 2);
    expect(world.loadHistory.inputs.map(({ pageNumber }) => pageNumber)).toEqual([1, 2]);
    expect([world.beside(), world.context().history.page]).toEqual(['idle loading closed', versionPage]);
    await world.loadHistory.answer({ ...versionPage, pageNumber: 2 });
    expect([world.beside(), world.context().history.page?.pageNumber]).toEqual(['idle shown closed', 2]);
  });

  test('closing the history clears it and aborts its call', async () => {
    const world = publishWorld(live);
    open(world);
    world.actor.send({ type: 'history.close' });
    expect([world.beside(), world.loadHistory.signals[0]?.aborted]).toEqual(['idle closed closed', true]);
    open(world);
    await world.loadHistory.answer(versionPage);
    world.actor.send({ type: 'history.close' });
    expect(world.context().history).toEqual({ page: null, error: null });
  });

  test('a history that fails to load shows the reason', async () => {
    const world = publishWorld(live);
    open(world);
    await world.loadHistory.lose();
    expect([world.beside(), world.context().history.error]).toEqual(['idle failed closed', network]);
  });
});

describe('comparison', () => {
  const compare = (world: World, versionId: number | null) =>
    world.actor.send({ type: 'comparison.open', themeId: 3, versionId });

  test('a version is compared over the history that it was chosen from', async () => {
    const world = publishWorld(live);
    world.actor.send({ type: 'history.open', themeId: 3, pageNumber: 1 });
    await world.loadHistory.answer(versionPage);
    compare(world, 70);
    expect(world.loadComparison.inputs).toEqual([{ themeId: 3, versionId: 70 }]);
    await world.loadComparison.answer(pagePair);
    expect([world.beside(), world.context().comparison.pages]).toEqual(['idle shown shown', pagePair]);
    world.actor.send({ type: 'comparison.close' });
    expect(world.beside()).toBe('idle shown closed');
  });

  test('another comparison replaces the one before', async () => {
    const world = publishWorld(live);
    compare(world, 70);
    await world.loadComparison.lose();
    expect([world.beside(), world.context().comparison.error]).toEqual(['idle closed failed', network]);
    compare(world, null);
    expect(world.context().comparison).toEqual({
      of: { themeId: 3, versionId: null },
      pages: null,
      error: null,
    });
    expect(world.loadComparison.inputs.at(-1)).toEqual({ themeId: 3, versionId: null });
  });
});
