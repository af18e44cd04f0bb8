import { Align, ArticleType, ContentStatus, PartType } from '../../../openapi/generated/enums';
import type { SeedPart } from './base-data';
import type { PictureName } from './picture-data';

interface SampleArticle {
  type: ArticleType;
  title: string;
  summary: string;
  picture: PictureName;
  body: SeedPart[];
}

const body = (title: string, texts: readonly string[], items: readonly string[] = []): SeedPart[] => [
  { partType: PartType.title, align: Align.left, textContent: title },
  ...texts.map((textContent): SeedPart => ({ partType: PartType.text, align: Align.left, textContent })),
  ...(items.length > 0 ? [{ partType: PartType.list, items: [...items] } as SeedPart] : []),
];

/** Market trends and architectural aesthetics, six of each. */
export const articleTable: readonly SampleArticle[] = [
  {
    type: ArticleType.marketTrends,
    title: '2026 年第三季雙北預售市場：量縮價穩的新常態',
    summary: '核准戶數較上季減少一成二，成交單價持平，買方議價期拉長。',
    picture: '17-river-balcony-night',
    body: body(
      '量縮價穩',
      [
        '第三季雙北核准預售戶數約 4,100 戶，較上季減少 12%。建商推案節奏放慢，多數案場改採分批釋出。',
        '成交單價與上季持平，議價空間由 3% 擴大至 5%，平均議價期由 21 天拉長為 34 天。',
      ],
      ['臺北市：供給集中於文山、士林', '新北市：淡水、板橋占四成', '自備款比例回升至 20%'],
    ),
  },
  {
    type: ArticleType.marketTrends,
    title: '央行信用管制一年後，首購族的負擔能力',
    summary: '房貸所得比回落 1.8 個百分點，首購占比回升。',
    picture: '12-dining-room',
    body: body('負擔能力', [
      '信用管制實施一年，雙北房貸負擔率由 68% 回落至 66.2%，首購戶占整體貸款件數的 57%。',
      '銀行對首購的成數維持八成，但寬限期縮短，購屋前宜先試算第三年起的月付金。',
    ]),
  },
  {
    type: ArticleType.marketTrends,
    title: '捷運三鶯線通車前，沿線土地交易觀察',
    summary: '站點五百公尺內的住宅用地，三年來交易量成長近兩倍。',
    picture: '16-street-arcade',
    body: body('沿線土地', [
      '站點 500 公尺內住宅用地交易量三年成長 1.9 倍，其中以鶯歌站最為明顯。',
      '通車利多多已反映於地價，後續觀察重點在於商業機能是否跟上。',
    ]),
  },
  {
    type: ArticleType.marketTrends,
    title: '營造成本解析：鋼筋回檔，工資續漲',
    summary: '營造工程物價總指數年增 2.1%，工資類仍是主要推力。',
    picture: '20-construction-51',
    body: body(
      '成本結構',
      ['鋼筋價格較去年高點回檔 9%，混凝土持平；技術工工資年增 5.4%，成為成本上升主因。'],
      ['鋼筋 −9%', '混凝土 ±0%', '技術工工資 +5.4%'],
    ),
  },
  {
    type: ArticleType.marketTrends,
    title: '都更與危老：容積獎勵落日後的下一步',
    summary: '危老時程獎勵歸零，規模獎勵與韌性設計成為整合誘因。',
    picture: '06-brick-day',
    body: body('整合誘因', [
      '時程獎勵歸零後，地主整合的誘因轉向規模獎勵與結構韌性。我們整理了三個實際案例的時間軸。',
    ]),
  },
  {
    type: ArticleType.marketTrends,
    title: '低首付建案的風險，簽約前要看的五個數字',
    summary: '工期、交屋貸款成數、代收款、違約金與保固年限。',
    picture: '23-site-model-square',
    body: body(
      '五個數字',
      ['低首付不是不好，而是把壓力移到交屋前。簽約前請先確認下列數字。'],
      ['工程零付款的期數與金額', '預估交屋貸款成數', '代收款項明細', '違約金比例', '結構與防水保固年限'],
    ),
  },
  {
    type: ArticleType.architecturalAesthetics,
    title: '退縮十二公尺：把樹留在回家的路上',
    summary: '一排老樟樹如何決定一棟建築的位置。',
    picture: '01-limestone-day',
    body: body('把樹留下', [
      '松濤硯的基地上有十一棵樟樹，我們把建築往後退了十二公尺，讓樹冠落在每一戶的客廳前。',
      '覆土深度一米八，根系保護區在施工期間全程圍籬。',
    ]),
  },
  {
    type: ArticleType.architecturalAesthetics,
    title: '清水模的溫度：模板、工序與修補的界線',
    summary: '不塗裝的牆，每一道痕跡都是紀錄。',
    picture: '24-material-board-square',
    body: body('清水模', [
      '清水模的美不在無瑕，而在工序被如實留下。模板的分割、螺桿孔的位置，都在圖面上先決定。',
    ]),
  },
  {
    type: ArticleType.architecturalAesthetics,
    title: '陽台不是曬衣間：兩米深的半戶外生活',
    summary: '從日照與雨的角度談陽台深度。',
    picture: '18-sea-balcony',
    body: body('兩米深', ['硯海灣的陽台兩米深，能放下一張桌子與兩把椅子，也能在颱風雨時不淹進室內。']),
  },
  {
    type: ArticleType.architecturalAesthetics,
    title: '燈光設計：讓巷子在夜裡被看見',
    summary: '色溫 2700K、照度 10 lux 的街廓照明。',
    picture: '25-limestone-evening',
    body: body(
      '街廓照明',
      ['我們把燈藏在簷下與矮牆邊，照亮路面而不照亮窗。'],
      ['色溫 2700K', '路面平均照度 10 lux', '22:00 後減光 50%'],
    ),
  },
  {
    type: ArticleType.architecturalAesthetics,
    title: '一層兩戶的風：自然通風的剖面',
    summary: '對流、拔風與窗的高低。',
    picture: '04-louvre-day',
    body: body('風的剖面', ['植光森活前後對開的窗與中央的採光井形成拔風，夏夜不開冷氣也能入睡。']),
  },
  {
    type: ArticleType.architecturalAesthetics,
    title: '老屋的門把：把手感帶進新建築',
    summary: '黃銅、木與皮革，接觸身體的地方最值得花時間。',
    picture: '13-kitchen-square',
    body: body('手感', ['每天回家第一個碰到的是門把。我們與在地工匠打樣七次，才決定它的弧度與重量。']),
  },
];

/** News, newest first. */
export const newsTable = [
  {
    title: '松濤硯 實品屋開放預約參觀',
    summary: '自即日起接受週末預約，每組 60 分鐘。',
    picture: '11-living-room',
    content:
      '<p>松濤硯實品屋自 11 月起開放預約參觀，每組 <strong>60 分鐘</strong>，由專人導覽。</p><ul><li>時間：週六、週日 10:00～18:00</li><li>地點：松塢街 41 號接待中心</li></ul>',
  },
  {
    title: '沐川院 獲 2026 青禾建築獎',
    summary: '最佳規劃設計類金質獎。',
    picture: '02-river-night',
    content: '<p>沐川院獲頒 2026 青禾建築獎<strong>最佳規劃設計類金質獎</strong>，感謝所有參與的夥伴。</p>',
  },
  {
    title: '年度社區健檢開始受理',
    summary: '交屋滿五年之社區，可免費申請公共設施健檢。',
    picture: '09-lobby',
    content:
      '<p>凡交屋滿五年之社區，管理委員會可申請公共設施免費健檢，項目如下：</p><ol><li>外牆與伸縮縫</li><li>機電與消防</li><li>防水與排水</li></ol>',
  },
  {
    title: '春節期間客服時間調整',
    summary: '2 月 14 日至 22 日由值班人員處理緊急事項。',
    picture: '10-arcade',
    content: '<p>春節期間一般事項將於 2 月 23 日起依序回覆；緊急漏水、停電請撥打值班專線。</p>',
  },
  {
    title: '永續報告書發布',
    summary: '公開 2025 年度碳排與工地減廢成果。',
    picture: '15-water-garden',
    content: '<p>2025 年度永續報告書已發布，工地廢棄物回收率提升至 <strong>82%</strong>。</p>',
  },
  {
    title: '徵求土地合作',
    summary: '雙北、桃園、新竹地區，建地 200 坪以上。',
    picture: '22-excavation',
    content: '<p>誠徵雙北、桃園、新竹地區 200 坪以上建地，合建、買賣皆可，歡迎由「聯絡我們」留下資料。</p>',
  },
  {
    title: '植光森活 上樑典禮圓滿完成',
    summary: '工程進度符合預期，預計 2027 年第四季完工。',
    picture: '21-construction-58',
    content:
      '<p>植光森活已於上週完成上樑，感謝住戶代表到場見證。</p><blockquote><p>把時間留給樹，把光留給家。</p></blockquote>',
  },
  {
    title: '官方網站改版公告',
    summary: '新版網站提供建案單頁與線上預約。',
    picture: '27-living-night',
    content: '<p>新版官方網站上線，建案資訊、文章與預約服務重新整理，歡迎使用。</p>',
  },
] as const;

export const demoPopup = { title: '松濤硯 實品屋開放參觀', picture: '25-limestone-evening' } as const;

/** Popups besides the first, with days from today; none is online at the first start. */
export const demoOtherPopups = [
  {
    title: '植光森活 週末賞屋開放日',
    picture: '26-louvre-entrance',
    status: ContentStatus.online,
    days: ['saturday', 1],
  },
  {
    title: '秋季家居講座 報名截止',
    picture: '23-site-model-square',
    status: ContentStatus.online,
    days: [-21, 14],
  },
  {
    title: '硯海灣 三房 46.4 坪 線上賞屋',
    picture: '24-material-board-square',
    status: ContentStatus.offline,
    days: null,
  },
  {
    title: '植光森活 兩房 1,290～1,420 萬元 開放登記',
    picture: '04-louvre-day',
    status: ContentStatus.offline,
    days: null,
  },
  {
    title: '沐川院 29.8～62.4 坪 週末開放參觀',
    picture: '17-river-balcony-night',
    status: ContentStatus.offline,
    days: null,
  },
] as const;
