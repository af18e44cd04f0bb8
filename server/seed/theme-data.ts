import type { SeedPart } from './base-data';

const title = (textContent: string, align: 1 | 2 = 1): SeedPart => ({ partType: 1, align, textContent });
const text = (textContent: string, align: 1 | 2 = 1): SeedPart => ({ partType: 2, align, textContent });
const image = (
  picture: NonNullable<SeedPart['picture']>,
  textContent: string,
  altText: string,
): SeedPart => ({
  partType: 6,
  picture,
  textContent,
  altText,
});
const list = (...items: string[]): SeedPart => ({ partType: 11, items });
const link = (textContent: string): SeedPart => ({
  partType: 8,
  textContent,
  url: 'https://www.google.com/maps',
  urlTarget: '_blank',
});
const phone = (textContent: string): SeedPart => ({ partType: 10, textContent, tel: '0225718170' });
const film = (picture: NonNullable<SeedPart['picture']>, textContent: string, altText: string): SeedPart => ({
  partType: 5,
  textContent,
  url: 'https://www.youtube.com/watch?v=ysz5S6PUM-U',
  altText,
  picture,
});
const finePrint = text(
  '建造執照：一一三建字第〇〇〇〇號。本頁圖面均為電腦繪製之示意圖，建材設備、面積與配置以買賣契約書及主管機關核准圖說為準。',
);

/** Sample page of each template: four kinds of house with their own pictures. */
export const themeParts: Record<'liubai' | 'yejing' | 'jiekuo' | 'nuanju', readonly SeedPart[]> = {
  liubai: [
    title('把日子，過成風景'),
    image('stoneHouse', '外觀透視示意圖', '淺色石材的建築正立面'),
    text('基地緊鄰綠園道，建築退縮十二公尺，把最好的面向留給樹影與風。一層兩戶，每一扇窗都有自己的季節。'),
    title('建築｜一筆一劃的留白'),
    image('arcade', '一樓迴廊，長九十米', '陽光從柱間斜照進迴廊'),
    text(
      '立面以淺色石材與深色鋁格柵交錯，午後的光線在陽台上緩慢移動。\n\n公共空間全數南向，梯廳自然採光，回家的路因此明亮。',
    ),
    image('interior', '客廳，七樓以下與樹冠同高', '客廳落地窗外是整排樹冠，左側為書牆'),
    text(
      '客廳的窗台降到離地十五公分，坐在沙發上就能看見樹冠。外側兩米深的陽台擋去夏天的直射光，冬天則讓低角度的太陽一路照到書牆。',
    ),
    title('規劃資訊'),
    image('plan', 'B 戶平面配置參考圖', '三房兩廳兩衛的平面圖'),
    list(
      '基地面積：612 坪',
      '樓層規劃：地上 15 層、地下 3 層',
      '總戶數：28 戶',
      '坪數：46～72 坪',
      '預計完工：2028 年第二季',
    ),
    film('buildingSite', '縮時工程紀錄', '興建中的樓層與塔式起重機'),
    link('查看交通位置'),
    phone('預約賞屋專線'),
    finePrint,
  ],
  yejing: [
    title('城市亮起來的時候，回家'),
    image('nightHouse', '入夜後的正立面', '入夜的建築立面，半數窗戶亮著燈'),
    text(
      '從三十層的窗往外看，河的兩岸在七點以後才真正開始。我們把客廳轉向那一側，燈光因此成為牆上唯一的裝飾。',
      2,
    ),
    title('把夜色留在屋裡'),
    image('night', '高樓層客廳夜景', '夜間客廳，落地窗外是城市燈火'),
    text('全室間接照明，三段情境一鍵切換。窗框選用三十五分貝隔音氣密窗，關上以後，只剩光在動。'),
    list(
      '三十五分貝隔音氣密窗',
      '三段情境照明',
      '全熱交換新風系統',
      '頂樓無邊際泳池',
      '二十四小時飯店式櫃檯',
      '私人宴會廳與酒窖',
    ),
    title('抵達'),
    image('nightArcade', '車道迎賓迴廊', '入夜的迴廊，盡頭亮著燈'),
    text('車道從街角退進二十米，雨天下車不必撐傘。大廳挑高七米二，接待、郵務與訪客分流，各自安靜。'),
    image('plan', '標準層平面配置參考圖', '標準層的平面圖'),
    list(
      '基地面積：540 坪',
      '樓層規劃：地上 30 層、地下 5 層',
      '總戶數：56 戶',
      '坪數：82～120 坪',
      '公設比：33.5%',
      '預計完工：2027 年第四季',
    ),
    film('night', '三分鐘看懂夜景規劃', '夜間客廳，落地窗外是城市燈火'),
    phone('預約夜間賞屋'),
    finePrint,
  ],
  jiekuo: [
    title('街廓｜一分鐘到捷運，三分鐘到公園'),
    image('streetHouse', '外觀透視示意圖', '臨街的建築立面'),
    text('雙捷運站一站轉乘，學區、市場、公園都在走路十分鐘以內。'),
    title('生活圈'),
    image('map', '基地與周邊位置示意圖', '街廓地圖，標示捷運路線、公園與基地位置'),
    list(
      '捷運站：步行 1 分鐘',
      '國小：步行 4 分鐘',
      '傳統市場：步行 6 分鐘',
      '綜合醫院：車程 5 分鐘',
      '交流道：車程 8 分鐘',
    ),
    text(
      '出門左轉是公園，右轉是市場。小學在同一側的街廓，孩子上學不必過大馬路；巷口那間開了三十年的麵店，我們也替你試過了。',
    ),
    title('基本資料'),
    list(
      '基地面積：388 坪',
      '樓層規劃：地上 14 層、地下 4 層',
      '總戶數：96 戶，店面 4 戶',
      '坪數規劃：24～42 坪，二至三房',
      '公設比：32.1%',
      '停車空間：平面式 102 席',
      '結構：SRC 鋼骨鋼筋混凝土，制震壁',
      '預計完工：2028 年第一季',
    ),
    title('格局'),
    image('plan', 'A 戶 33 坪，三房兩廳兩衛', '三房兩廳兩衛的平面圖'),
    text('三面採光，主臥與次臥分置兩端，廚房旁的工作陽台曬得到太陽。每一戶都有獨立的玄關與一整面收納牆。'),
    title('工法'),
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
    link('在地圖上查看基地與接待中心'),
    film('buildingSite', '縮時工程紀錄', '興建中的樓層與塔式起重機'),
    phone('索取完整平面圖與價目'),
    finePrint,
  ],
  nuanju: [
    title('第一間房子，剛剛好就好'),
    image('warmHouse', '外觀透視示意圖', '暖色調的建築立面'),
    text('不必很大，但廚房要能站兩個人，陽台要曬得到太陽，孩子的房間要聽得見你喊吃飯。'),
    title('一家人的客廳'),
    image('warmRoom', '客廳與餐廚', '暖色調的客廳，窗外是樹'),
    text(
      '客廳、餐桌與廚房連成一氣，做飯的人看得見寫功課的人。落地窗外是兩米深的陽台，種三盆九層塔還有位子。',
    ),
    title('樓下，就是遊戲場'),
    image('warmArcade', '一樓風雨廊道', '有頂的廊道，三個人走在裡面'),
    list('一樓風雨遊戲廊道', '共讀圖書室', '親子廚房', '寵物洗澡間', '頂樓共享菜園', '訪客套房'),
    title('二至三房，都有自己的角落'),
    image('smallPlan', 'C 戶 28 坪，二加一房', '二房的平面圖，客廳、廚房與陽台'),
    list(
      '基地面積：456 坪',
      '樓層規劃：地上 12 層、地下 2 層',
      '總戶數：72 戶',
      '坪數：22～34 坪',
      '預計完工：2027 年第三季',
    ),
    title('放心的事，我們先想好'),
    text('自備款分期、工程期零付款，貸款由專人陪同。交屋後三年內的修繕，一通電話就到。'),
    link('看看附近的學校與公園'),
    film('warmRoom', '住戶的一天', '暖色調的客廳，窗外是樹'),
    phone('約個週末來看看'),
    finePrint,
  ],
};
