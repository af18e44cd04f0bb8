import type { SeedItem, SeedPart } from './base-data';
import type { PictureName } from './picture-data';
import { Align, PartType } from '../../../openapi/generated/enums';

const title = (textContent: string): SeedPart => ({
  partType: PartType.title,
  align: Align.left,
  textContent,
});
/** A heading omitted from the section bar, which has room for seven. */
const unlisted = (textContent: string): SeedPart => ({ ...title(textContent), isUnlisted: true });
const text = (textContent: string, align: Align = Align.left): SeedPart => ({
  partType: PartType.text,
  align,
  textContent,
});
const image = (picture: PictureName, textContent: string): SeedPart => ({
  partType: PartType.image,
  picture,
  textContent,
});
const list = (...items: string[]): SeedPart => ({ partType: PartType.list, items });
const link = (textContent: string): SeedPart => ({
  partType: PartType.link,
  textContent,
  url: 'https://www.google.com/maps',
  urlTarget: '_blank',
});
const phone = (textContent: string): SeedPart => ({
  partType: PartType.phone,
  textContent,
  tel: '0225718170',
});
const film = (picture: PictureName, textContent: string): SeedPart => ({
  partType: PartType.video,
  textContent,
  url: 'https://www.youtube.com/watch?v=ysz5S6PUM-U',
  picture,
});
const bars: SeedPart = {
  partType: PartType.bars,
  hasSections: true,
  actions: ['call', 'directions', 'book'],
  highlighted: 'book',
};
const gallery = (...pictures: [picture: PictureName, textContent: string][]): SeedPart[] => [
  title('圖集'),
  {
    partType: PartType.gallery,
    items: pictures.map(([picture, textContent]) => ({ picture, textContent })),
  },
];

type Fact = [label: string, textContent: string];
/** The facts of a project by their groups. */
const facts = (groups: Record<string, Fact[]>): SeedPart[] => [
  title('建案資訊'),
  {
    partType: PartType.projectFacts,
    items: Object.entries(groups).flatMap(([group, groupFacts]) =>
      groupFacts.map(([label, textContent]) => ({ label, textContent, group, detail: '範例' })),
    ),
  },
];
/** Housing units, in the form of a case, with their plans. */
const plans = (...units: [says: string, picture?: PictureName][]): SeedPart => ({
  partType: PartType.plans,
  items: units.map(([textContent, picture]): SeedItem =>
    picture
      ? { textContent, picture, altText: `${textContent.split('　')[0] ?? ''}平面圖` }
      : { textContent },
  ),
});
const progress = (newest: string, earlier: string): SeedPart[] => [
  title('工程進度'),
  {
    partType: PartType.progress,
    items: [
      month('2026-11', 58, newest, '21-construction-58'),
      month('2026-10', 51, earlier, '20-construction-51'),
    ],
  },
];
const month = (label: string, percent: number, textContent: string, picture: PictureName): SeedItem => ({
  label,
  percent,
  textContent,
  pictures: [picture],
});
const places = (...near: [label: string, way: string, minutes: number][]): SeedPart[] => [
  title('交通位置'),
  {
    partType: PartType.places,
    picture: 'map',
    textContent: '步行以每分鐘 80 公尺、沿人行道實際路線計算；開車為平日上午十時的估計。',
    items: near.map(([label, textContent, minutes]) => ({ label, textContent, minutes })),
  },
];
const questions = (...asked: [question: string, answer: string][]): SeedPart[] => [
  title('常見問題'),
  { partType: PartType.questions, items: asked.map(([label, textContent]) => ({ label, textContent })) },
];
/** The form, with the telephone number as an alternative. */
const booking = (...fields: NonNullable<SeedPart['fields']>[number]['name'][]): SeedPart[] => [
  title('預約賞屋'),
  {
    partType: PartType.form,
    fields: fields.map((name) => ({ name, isRequired: name === 'time' })),
    budgets: '',
    asksNews: false,
    thanks: '',
  },
];
/** Last words of a page, about its permit. */
export const finePrintOf = (permit: string) =>
  `建造執照：${permit}。本頁圖面均為電腦繪製之示意圖，建材設備、面積與配置以買賣契約書及主管機關核准圖說為準。`;
const finePrint = text(finePrintOf('一一三建字第〇〇〇〇號'));
export const isFinePrint = ({ textContent }: SeedPart) => textContent === finePrint.textContent;
/** The list that is filled with the facts of a case. */
export const listsFacts = ({ items = [] }: SeedPart) =>
  items.some((item) => typeof item === 'string' && item.startsWith('基地面積：'));

/** Sample page of each template: four types of houses with separate pictures. */
export const themeParts: Record<'liubai' | 'yejing' | 'jiekuo' | 'nuanju', readonly SeedPart[]> = {
  liubai: [
    title('把日子，過成風景'),
    image('01-limestone-day', '外觀'),
    text('基地緊鄰綠園道，建築退縮十二公尺，把最好的面向留給樹影與風。一層兩戶，每一扇窗都有自己的季節。'),
    unlisted('建築｜一筆一劃的留白'),
    image('10-arcade', '一樓迴廊，長九十米'),
    text(
      '立面以淺色石材與深色鋁格柵交錯，午後的光線在陽台上緩慢移動。\n\n公共空間全數南向，梯廳自然採光，回家的路因此明亮。',
    ),
    image('11-living-room', '客廳，七樓以下與樹冠同高'),
    text(
      '客廳的窗台降到離地十五公分，坐在沙發上就能看見樹冠。外側兩米深的陽台擋去夏天的直射光，冬天則讓低角度的太陽一路照到書牆。',
    ),
    ...gallery(
      ['15-water-garden', '水庭院，從街角走到家門口'],
      ['14-roof-dusk', '屋頂露臺的長桌'],
      ['25-limestone-evening', '傍晚五點半'],
    ),
    unlisted('規劃資訊'),
    list(
      '基地面積：612 坪',
      '樓層規劃：地上 15 層、地下 3 層',
      '總戶數：28 戶',
      '坪數：46～72 坪',
      '完工日期：2028 年第二季',
    ),
    ...facts({
      許可: [
        ['建造執照', '一一三建字第〇〇〇〇號'],
        ['用途', '集合住宅'],
      ],
      團隊: [
        ['投資興建', '範例建設股份有限公司'],
        ['建築設計', '範例建築師事務所'],
        ['營造公司', '範例營造股份有限公司'],
      ],
      規模: [
        ['公設比', '32.4%'],
        ['車位', '平面式 30 席'],
        ['建築結構', 'SRC 造，制震壁'],
      ],
    }),
    title('格局'),
    plans(
      ['A 戶　四房兩廳三衛　72 坪　8 戶', 'plan-4-rooms-72'],
      ['B 戶　三房兩廳兩衛　46 坪　20 戶', 'plan-3-rooms-46'],
    ),
    ...progress('九樓結構體完成，五樓以下開始安裝窗框。', '七樓結構體完成，樓板養護中。'),
    film('21-construction-58', '縮時工程紀錄'),
    ...places(['捷運站', '步行', 9], ['綠園道', '步行', 1], ['國小', '步行', 8], ['交流道', '開車', 7]),
    link('查看交通位置'),
    ...questions(
      [
        '公設比怎麼計算？',
        '以登記面積計算：共用部分除以主建物、附屬建物與共用部分的合計，各戶以契約附圖為準。',
      ],
      ['可以只看一種房型嗎？', '可以。預約時勾選想看的房型，現場會先帶您看那一戶。'],
      ['賞屋有停車位嗎？', '接待中心備有訪客車位，預約時請註明車號。'],
    ),
    ...booking('email', 'rooms', 'time', 'note'),
    phone('預約賞屋專線'),
    bars,
    finePrint,
  ],
  yejing: [
    title('城市亮起來的時候，回家'),
    image('02-river-night', '入夜後的正立面'),
    text(
      '從三十層的窗往外看，河的兩岸在七點以後才真正開始。我們把客廳轉向那一側，燈光因此成為牆上唯一的裝飾。',
      2,
    ),
    unlisted('把夜色留在屋裡'),
    image('17-river-balcony-night', '高樓層客廳夜景'),
    text('全室間接照明，三段情境一鍵切換。窗框選用三十五分貝隔音氣密窗，關上以後，只有光在動。'),
    list(
      '三十五分貝隔音氣密窗',
      '三段情境照明',
      '全熱交換新風系統',
      '無邊際泳池',
      '二十四小時飯店式櫃檯',
      '私人宴會廳與酒窖',
    ),
    unlisted('抵達'),
    image('09-lobby', '迎賓門廳'),
    text('車道從街角退進二十米，雨天也在屋簷下上車。大廳挑高七米二，接待、郵務與訪客分流，各自安靜。'),
    ...gallery(
      ['08-courtyard-dusk', '回家的路上，燈已經亮了'],
      ['14-roof-dusk', '頂樓的長桌與城市'],
      ['27-living-night', '夜裡的客廳，燈只亮到剛好'],
    ),
    unlisted('規劃資訊'),
    list(
      '基地面積：540 坪',
      '樓層規劃：地上 30 層、地下 5 層',
      '總戶數：56 戶',
      '坪數：46～72 坪',
      '公設比：33.5%',
      '完工日期：2027 年第四季',
    ),
    ...facts({
      許可: [
        ['建造執照', '一一三建字第〇〇〇〇號'],
        ['用途', '集合住宅、一般零售業'],
      ],
      團隊: [
        ['投資興建', '範例建設股份有限公司'],
        ['建築設計', '範例建築師事務所'],
        ['營造公司', '範例營造股份有限公司'],
      ],
      規模: [
        ['車位', '平面式 84 席'],
        ['建築結構', 'SC 造，阻尼器'],
      ],
    }),
    title('格局'),
    plans(
      ['A 戶　四房兩廳三衛　72 坪　28 戶', 'plan-4-rooms-72'],
      ['B 戶　三房兩廳兩衛　46 坪　28 戶', 'plan-3-rooms-46'],
    ),
    ...progress('九樓結構體完成，帷幕牆開始安裝。', '七樓結構體完成。'),
    film('17-river-balcony-night', '三分鐘看懂夜景規劃'),
    ...places(
      ['捷運站', '步行', 6],
      ['河濱步道', '步行', 2],
      ['百貨商圈', '開車', 5],
      ['高鐵站', '開車', 18],
    ),
    ...questions(
      ['可以晚上看屋嗎？', '可以。晚間場次每週三天，請在預約時勾選平日晚間。'],
      ['隔音怎麼確認？', '實品屋備有分貝計，開窗與關窗的差別可以當場量。'],
      ['管理費怎麼收？', '依契約附件，每坪每月計收；金額以規約為準。'],
    ),
    ...booking('email', 'rooms', 'budget', 'time', 'note'),
    phone('預約夜間賞屋'),
    bars,
    finePrint,
  ],
  jiekuo: [
    title('街廓｜一分鐘到捷運，三分鐘到公園'),
    image('05-terracotta-afternoon', '外觀'),
    text('雙捷運站一站轉乘，學區、市場、公園都在走路十分鐘以內。'),
    unlisted('生活圈'),
    text(
      '出門左轉是公園，右轉是市場。小學在同一側的街廓，上學的路線不跨越幹道；巷口那間開了三十年的麵店，我們也替你試過了。',
    ),
    ...gallery(
      ['16-street-arcade', '騎樓與行道樹，早晚都有人走'],
      ['23-site-model-square', '基地模型，木色是本案'],
      ['11-living-room', '客廳與整面收納牆'],
    ),
    unlisted('基本資料'),
    list(
      '基地面積：388 坪',
      '樓層規劃：地上 14 層、地下 4 層',
      '總戶數：96 戶，店面 4 戶',
      '坪數：28～46 坪，二至三房',
      '公設比：32.1%',
      '車位：平面式 102 席',
      '建築結構：SRC 鋼骨鋼筋混凝土，制震壁',
      '完工日期：2028 年第一季',
    ),
    ...facts({
      許可: [
        ['建造執照', '一一三建字第〇〇〇〇號'],
        ['使用執照', '完工後登載'],
        ['用途', '集合住宅、店舖'],
      ],
      團隊: [
        ['投資興建', '範例建設股份有限公司'],
        ['建築設計', '範例建築師事務所'],
        ['營造公司', '範例營造股份有限公司'],
      ],
      時程與交屋: [
        ['開工日', '2025 年第一季'],
        ['完工日期', '2028 年第一季'],
      ],
    }),
    title('格局'),
    plans(
      ['B 戶　三房兩廳兩衛　46 坪　12 戶', 'plan-3-rooms-46'],
      ['C 戶　兩房兩廳一衛　28 坪　36 戶', 'plan-2-rooms-28'],
      ['D 戶　三房兩廳一衛　34 坪　48 戶', 'plan-3-rooms-34'],
    ),
    text('三面採光，主臥與次臥分置兩端，廚房旁的工作陽台曬得到太陽。每一戶都有獨立的玄關與一整面收納牆。'),
    unlisted('工法'),
    list(
      '筏式基礎',
      '續接器與 SA 級鋼筋',
      '外牆雙層防水',
      '當層排氣',
      '樓板 18 公分',
      '電動車充電預留管線',
      '中水回收澆灌',
      '地下室防水閘門',
    ),
    ...progress('九樓結構體完成，外牆防水施作至四樓。', '七樓結構體完成，續接器全數抽驗合格。'),
    film('21-construction-58', '縮時工程紀錄'),
    ...places(
      ['捷運站', '步行', 1],
      ['國小', '步行', 4],
      ['傳統市場', '步行', 6],
      ['綜合醫院', '開車', 5],
      ['交流道', '開車', 8],
    ),
    link('在地圖上查看基地與接待中心'),
    ...questions(
      ['學區是哪一所國小？', '依設籍里別分發，以教育局當年度公告為準。'],
      ['車位怎麼選？', '簽約順序選位，平面式車位標示於地下層平面圖。'],
      ['工程進度多久更新？', '每月五日前更新，圖說由工地主任撰寫。'],
    ),
    ...booking('email', 'residence', 'rooms', 'budget', 'time', 'note'),
    phone('索取完整平面圖與價目'),
    bars,
    finePrint,
  ],
  nuanju: [
    title('第一間房子，剛剛好就好'),
    image('04-louvre-day', '外觀'),
    text('不必很大，但廚房要能站兩個人，陽台要曬得到太陽，孩子的房間要聽得見你喊吃飯。'),
    unlisted('一家人的客廳'),
    image('12-dining-room', '客廳與餐廚'),
    text(
      '客廳、餐桌與廚房連成一氣，做飯的人看得見寫功課的人。落地窗外是兩米深的陽台，種三盆九層塔還有位子。',
    ),
    unlisted('樓下的遊戲場'),
    image('10-arcade', '一樓風雨廊道'),
    list('一樓風雨遊戲廊道', '共讀圖書室', '親子廚房', '寵物洗澡間', '頂樓共享菜園', '訪客套房'),
    ...gallery(
      ['11-living-room', '客廳與書牆，孩子伸手就拿得到'],
      ['14-roof-dusk', '頂樓的長桌，週末一起吃飯'],
      ['26-louvre-entrance', '下班回家的樣子'],
    ),
    unlisted('每個人都有自己的角落'),
    list(
      '基地面積：456 坪',
      '樓層規劃：地上 12 層、地下 2 層',
      '總戶數：72 戶',
      '坪數：28～34 坪',
      '完工日期：2027 年第三季',
    ),
    ...facts({
      許可: [
        ['建造執照', '一一三建字第〇〇〇〇號'],
        ['用途', '集合住宅'],
      ],
      團隊: [
        ['投資興建', '範例建設股份有限公司'],
        ['營造公司', '範例營造股份有限公司'],
      ],
      規模: [
        ['公設比', '31.5%'],
        ['車位', '平面式 76 席'],
        ['建築結構', 'RC 造'],
      ],
    }),
    title('格局'),
    plans(
      ['C 戶　兩房兩廳一衛　28 坪　48 戶', 'plan-2-rooms-28'],
      ['D 戶　三房兩廳一衛　34 坪　24 戶', 'plan-3-rooms-34'],
    ),
    ...progress('九樓結構體完成，樣品屋開放參觀。', '七樓結構體完成。'),
    unlisted('放心的事，我們先想好'),
    text('付款期別、貸款與交屋流程，由專人逐項說明。交屋後三年內的修繕，一通電話就到。'),
    film('12-dining-room', '住戶的一天'),
    ...places(['公園', '步行', 3], ['國小', '步行', 5], ['超市', '步行', 2], ['捷運站', '步行', 10]),
    link('看看附近的學校與公園'),
    ...questions(
      ['自備款要準備多少？', '依付款期別表，簽約時由專人說明；不同房型各有一份。'],
      ['可以帶小孩來看嗎？', '可以，接待中心有遊戲角落與推車。'],
      ['可以養寵物嗎？', '可以，一樓設有寵物洗澡間，規則寫在住戶規約。'],
    ),
    ...booking('rooms', 'time', 'note'),
    phone('約個週末來看看'),
    bars,
    finePrint,
  ],
};
