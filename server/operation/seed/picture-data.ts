import type { components } from '../../../openapi/generated/types';

/** A picture of the demo content; its files are in `files/pictures`. */
interface DemoPicture {
  /** Name in the library, without extension. */
  name: string;
  alt: string;
  kind: components['schemas']['PictureKind'];
}

const rendering = (name: string, alt: string): DemoPicture => ({ name, alt, kind: 'rendering' });
const drawing = (name: string, alt: string): DemoPicture => ({ name, alt, kind: 'drawing' });

/** Pictures by the name of their files. Nothing is a photo: renderings (3D 合成), plans and a map (示意圖). */
export const demoPictures = {
  '01-limestone-day': rendering(
    '石材住宅_正立面',
    '午後陽光下的十五層淺色石材住宅，陽台與凸窗整齊排列，前方是行道樹與花台。',
  ),
  '02-river-night': rendering(
    '河岸雙塔_夜景',
    '夜色中河岸的兩棟深色玻璃高樓，半數窗戶亮著燈，燈光倒映在水面。',
  ),
  '03-granite-evening-sun': rendering(
    '花崗石高樓_夕照',
    '夕陽照著二十二層花崗石高樓，直向石柱之間是古銅色窗框，轉角為玻璃陽台。',
  ),
  '04-louvre-day': rendering(
    '木格柵住宅_正立面',
    '白色樓板與木格柵交錯的十一層住宅，陽台花台種滿植物，藍天有薄雲。',
  ),
  '05-terracotta-afternoon': rendering(
    '陶磚住宅_正立面',
    '傍晚陽光下的陶磚格框住宅，深框內是陽台與陶棍格柵，一樓為通透店面。',
  ),
  '06-brick-day': rendering('紅磚住宅_街角', '街角的九層紅磚住宅，頂層與一樓為圓拱，陽台是黑色鐵欄杆。'),
  '07-white-sea': rendering('海邊住宅_正立面', '海邊的白色曲線陽台大樓，步道旁是棕櫚樹與礁石，遠處有山。'),
  '08-courtyard-dusk': rendering(
    '水院_黃昏',
    '黃昏時三面低層房屋圍著水池，窗內燈光映在水上，石板步道通往門廳。',
  ),
  '09-lobby': rendering('門廳', '挑高門廳，洞石牆與木格柵天花板藏著間接光，櫃檯後是綠色石材。'),
  '10-arcade': rendering('一樓迴廊', '陽光從石柱間斜照進木天花板的長廊，右側是庭園。'),
  '11-living-room': rendering('客廳', '客廳整面落地窗外是樹冠，左側為木書牆，米色沙發圍著圓桌。'),
  '12-dining-room': rendering(
    '餐廚',
    '餐廳的木餐桌上方懸著三盞吊燈，後方是直紋木中島與綠色櫥櫃，左側落地窗外是庭園。',
  ),
  '13-kitchen-square': rendering(
    '中島近看',
    '廚房中島近看，紋理石檯面、黃銅龍頭與直紋木面板，檯面放著一碗橘子。',
  ),
  '14-roof-dusk': rendering('屋頂露臺', '黃昏的屋頂露臺，木格棚下掛著燈串，長桌外是城市燈火。'),
  '15-water-garden': rendering('水庭園', '白天的水庭院，石板步道穿過水面通往三層樓房，水邊有一株松樹。'),
  '16-street-arcade': rendering('騎樓與街道', '紅磚住宅的拱廊沿著寬闊人行道，右側是整排行道樹。'),
  '17-river-balcony-night': rendering('高樓層夜景', '夜裡從高樓陽台看河谷與城市，拱橋亮著燈，桌上有燭燈。'),
  '18-sea-balcony': rendering('面海陽台', '白色弧形陽台面海，木天花板下有沙發、圓桌與單椅，右側是海岬。'),
  '19-construction-20': rendering(
    '工程進度_六樓結構',
    '施工中的結構體約六層，塔式吊車吊著鋼筋，外牆掛綠色防塵網。',
  ),
  '20-construction-51': rendering('工程進度_十一樓結構', '結構體升到十一層，低樓層裝設鷹架與防塵網，陰天。'),
  '21-construction-58': rendering(
    '工程進度_開始裝窗',
    '結構體接近完成，下方樓層已裝窗，左側立面覆著綠色防塵網。',
  ),
  '22-excavation': rendering('工程進度_開挖', '基地開挖，鋼支撐縱橫架在坑內，旁有挖土機與工程車。'),
  '23-site-model-square': rendering('基地模型', '白色基地模型，木色量體是本案，周圍是街廓、公園與水池。'),
  '24-material-board-square': rendering(
    '建材樣板',
    '建材樣板：大理石、綠色石材、木地板、陶磚與馬賽克排在桌面上。',
  ),
  '25-limestone-evening': rendering(
    '石材住宅_傍晚入口',
    '傍晚的石材住宅入口，雨庇與門廳亮著燈，樓上多數窗戶有燈光。',
  ),
  '26-louvre-entrance': rendering('木格柵入口', '木格柵立面的住宅入口，門前一株樹，兩人站在雨庇下。'),
  '27-living-night': rendering('夜裡的客廳', '夜裡的客廳，間接光與立燈亮著，落地窗外是城市燈火。'),
  'plan-2-rooms-28': drawing('平面圖_C戶', 'C 戶平面圖：兩房兩廳一衛，28 坪，客廳與主臥朝南。'),
  'plan-3-rooms-34': drawing('平面圖_D戶', 'D 戶平面圖：三房兩廳一衛，34 坪，餐廳與客廳相連。'),
  'plan-3-rooms-46': drawing(
    '平面圖_B戶',
    'B 戶平面圖：三房兩廳兩衛，46 坪，客廳外是陽台，廚房旁有工作陽台。',
  ),
  'plan-4-rooms-72': drawing('平面圖_A戶', 'A 戶平面圖：四房兩廳三衛，72 坪，客廳與主臥外為整排陽台。'),
  'plan-hy202503-a': drawing(
    '松濤硯_A戶平面圖',
    '松濤硯 A 戶平面圖：四房兩廳三衛，71.6 坪，客廳與主臥外為整排陽台。',
  ),
  'plan-hy202503-b': drawing(
    '松濤硯_B戶平面圖',
    '松濤硯 B 戶平面圖：三房兩廳兩衛，52.3 坪，客廳外是陽台，廚房旁有工作陽台。',
  ),
  'plan-hy202503-c': drawing(
    '松濤硯_C戶平面圖',
    '松濤硯 C 戶平面圖：三房兩廳兩衛，46.8 坪，客廳外是陽台，廚房旁有工作陽台。',
  ),
  'plan-hy202502-a': drawing(
    '沐川院_A戶平面圖',
    '沐川院 A 戶平面圖：四房兩廳三衛，62.4 坪，客廳與主臥外為整排陽台。',
  ),
  'plan-hy202502-b': drawing(
    '沐川院_B戶平面圖',
    '沐川院 B 戶平面圖：三房兩廳兩衛，45.2 坪，客廳外是陽台，廚房旁有工作陽台。',
  ),
  'plan-hy202502-c': drawing(
    '沐川院_C戶平面圖',
    '沐川院 C 戶平面圖：兩房兩廳一衛，29.8 坪，客廳與主臥朝南。',
  ),
  'plan-hy202411-a': drawing(
    '仰山硯二期_A戶平面圖',
    '仰山硯二期 A 戶平面圖：四房兩廳三衛，68 坪，客廳與主臥外為整排陽台。',
  ),
  'plan-hy202411-b': drawing(
    '仰山硯二期_B戶平面圖',
    '仰山硯二期 B 戶平面圖：三房兩廳兩衛，42 坪，客廳外是陽台，廚房旁有工作陽台。',
  ),
  'plan-hy202409-a': drawing(
    '植光森活_A戶平面圖',
    '植光森活 A 戶平面圖：三房兩廳一衛，34.6 坪，餐廳與客廳相連。',
  ),
  'plan-hy202409-b': drawing(
    '植光森活_B戶平面圖',
    '植光森活 B 戶平面圖：兩房兩廳一衛，27.4 坪，客廳與主臥朝南。',
  ),
  'plan-hy202406-a': drawing(
    '里山光_A戶平面圖',
    '里山光 A 戶平面圖：四房兩廳三衛，66.5 坪，客廳與主臥外為整排陽台。',
  ),
  'plan-hy202406-b': drawing(
    '里山光_B戶平面圖',
    '里山光 B 戶平面圖：三房兩廳兩衛，48.9 坪，客廳外是陽台，廚房旁有工作陽台。',
  ),
  'plan-hy202405-a': drawing(
    '文澄_A戶平面圖',
    '文澄 A 戶平面圖：四房兩廳三衛，58.6 坪，客廳與主臥外為整排陽台。',
  ),
  'plan-hy202405-b': drawing(
    '文澄_B戶平面圖',
    '文澄 B 戶平面圖：三房兩廳兩衛，41.5 坪，客廳外是陽台，廚房旁有工作陽台。',
  ),
  'plan-hy202402-a': drawing(
    '硯海灣_A戶平面圖',
    '硯海灣 A 戶平面圖：四房兩廳三衛，64.2 坪，客廳與主臥外為整排陽台。',
  ),
  'plan-hy202402-b': drawing(
    '硯海灣_B戶平面圖',
    '硯海灣 B 戶平面圖：三房兩廳兩衛，46.4 坪，客廳外是陽台，廚房旁有工作陽台。',
  ),
  'plan-hy202402-c': drawing(
    '硯海灣_C戶平面圖',
    '硯海灣 C 戶平面圖：兩房兩廳一衛，28.6 坪，客廳與主臥朝南。',
  ),
  'plan-hy202312-a': drawing(
    '和硯敦南_A戶平面圖',
    '和硯敦南 A 戶平面圖：三房兩廳兩衛，49.5 坪，客廳外是陽台，廚房旁有工作陽台。',
  ),
  'plan-hy202312-b': drawing(
    '和硯敦南_B戶平面圖',
    '和硯敦南 B 戶平面圖：三房兩廳一衛，36.2 坪，餐廳與客廳相連。',
  ),
  'plan-hy202310-a': drawing(
    '木曜里_A戶平面圖',
    '木曜里 A 戶平面圖：三房兩廳一衛，33.2 坪，餐廳與客廳相連。',
  ),
  'plan-hy202310-b': drawing(
    '木曜里_B戶平面圖',
    '木曜里 B 戶平面圖：兩房兩廳一衛，24.6 坪，客廳與主臥朝南。',
  ),
  'plan-hy202108-a': drawing(
    '聽松居_A戶平面圖',
    '聽松居 A 戶平面圖：四房兩廳三衛，61.2 坪，客廳與主臥外為整排陽台。',
  ),
  'plan-hy202005-a': drawing(
    '青山研_A戶平面圖',
    '青山研 A 戶平面圖：兩房兩廳一衛，25.4 坪，客廳與主臥朝南。',
  ),
  'plan-hy201903-a': drawing(
    '上和院_A戶平面圖',
    '上和院 A 戶平面圖：四房兩廳三衛，69.4 坪，客廳與主臥外為整排陽台。',
  ),
  'plan-hy201903-b': drawing(
    '上和院_B戶平面圖',
    '上和院 B 戶平面圖：三房兩廳兩衛，50.6 坪，客廳外是陽台，廚房旁有工作陽台。',
  ),
  map: drawing('交通位置圖', '交通位置圖，標示基地、兩座捷運站、學校、市場、公園與醫院的步行時間。'),
  'map-hy202502': drawing(
    '沐川院_交通位置圖',
    '沐川院交通位置圖，標示基地與步行時間：輕軌河岸站 5 分、輕軌水門站 8 分、水門公園 4 分、河岸國小 4 分。',
  ),
  'map-hy202402': drawing(
    '硯海灣_交通位置圖',
    '硯海灣交通位置圖，標示基地與步行時間：捷運海灣站 5 分、捷運鼓岬站 8 分、鼓岬公園 4 分、海灣國小 4 分。',
  ),
  'map-hy202312': drawing(
    '和硯敦南_交通位置圖',
    '和硯敦南交通位置圖，標示基地與步行時間：捷運敦禾站 5 分、捷運禾映站 8 分、禾映公園 4 分、敦禾國小 4 分。',
  ),
} as const satisfies Record<string, DemoPicture>;

export type PictureName = keyof typeof demoPictures;
export const pictureNames = Object.keys(demoPictures) as PictureName[];
