/** Texts of mending a link in the record that has it. */
export const mendText = {
  title: (name: string) => `改「${name}」裡的連結`,
  what: '怎麼改',
  ways: { page: '連到自己的網頁', url: '連到別的網址', none: '拿掉連結' },
  example: '例如 https://www.example.com/',
  help: '直接儲存到那筆資料，照它的權限與核准。30 天內可以在「全站取代」復原。',
  removeHelp:
    '內文裡的字會留著，只拿掉連結；整個區塊就是連結的，區塊一起拿掉。30 天內可以在「全站取代」復原。',
  open: '換連結',
  openOf: (title: string, url: string) => `換連結：${title}，${url}`,
  change: '換連結',
  remove: '拿掉連結',
} as const;
